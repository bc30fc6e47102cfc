import { Flex, HStack, Table, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import type { Call } from '#contract/calls/call.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { When } from '../../../parts/when.tsx'
import { CallButton } from '../call-button.tsx'
import { DirectionMark } from '../direction-mark.tsx'
import { numberText } from '../party-of.ts'
import { StatusBadge } from '../status-badge.tsx'
import { durationOf } from './call-cards.tsx'
import { PlayLinks } from './play-links.tsx'
import { useHistoryText } from './texts.ts'

/** A page of calls as a table. */
export function CallTable({ calls }: { calls: readonly Call[] }) {
  const t = useHistoryText()
  return (
    <Table.Root
      size="sm"
      css={{
        '& :is(th, td):first-of-type': { paddingInlineStart: '4' },
        '& :is(th, td):last-of-type': { paddingInlineEnd: '4' },
      }}
    >
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{t('direction')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('from')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('to')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('contact')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('date')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('duration')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('status')}</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">{t('actions')}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {calls.map((call) => (
          <Row key={call.id} call={call} />
        ))}
      </Table.Body>
    </Table.Root>
  )
}

/** The dealership's own number is the same in most rows: it stands back. */
function NumberCell({ number, isOwn }: { number: string; isOwn: boolean }) {
  const t = useHistoryText()
  return (
    <Table.Cell whiteSpace="nowrap" color={isOwn ? 'fg.subtle' : undefined}>
      {numberText(number, t('unknown_number'))}
    </Table.Cell>
  )
}

function Row({ call }: { call: Call }) {
  const t = useHistoryText()
  return (
    <Table.Row fontVariantNumeric="tabular-nums">
      <Table.Cell>
        <Flex align="center" gap="2">
          <DirectionMark call={call} /> {t(call.direction)}
        </Flex>
      </Table.Cell>
      <NumberCell number={call.from} isOwn={call.direction === 'outbound'} />
      <NumberCell number={call.to} isOwn={call.direction === 'inbound'} />
      <Table.Cell width="full">
        <WithWhom call={call} />
      </Table.Cell>
      <Table.Cell color="fg.muted" whiteSpace="nowrap">
        <When at={call.date} />
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">{durationOf(call) || '–'}</Table.Cell>
      <Table.Cell>
        <StatusBadge call={call} />
      </Table.Cell>
      <Table.Cell>
        <HStack gap="0" justify="flex-end">
          <PlayLinks call={call} />
          <CallButton call={call} />
        </HStack>
      </Table.Cell>
    </Table.Row>
  )
}

/** The contact, and the colleague who talked to them. */
function WithWhom({ call: { contact, agent } }: { call: Call }) {
  const t = useHistoryText()
  return (
    <>
      {contact?.id ? (
        <Text asChild fontWeight="600" overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }}>
          <Link to={`/chats?${new URLSearchParams({ contact: contact.id, type: 'calls' })}`}>
            {phoneText(contact.name)}
          </Link>
        </Text>
      ) : (
        contact && (
          <Text fontWeight="600" overflowWrap="anywhere">
            {phoneText(contact.name)}
          </Text>
        )
      )}
      {agent && (
        <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {t('taken_by', { name: agent.name })}
        </Text>
      )}
    </>
  )
}
