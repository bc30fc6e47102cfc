import { Box, Flex, Stack, Table, Text } from '@chakra-ui/react'
import type { ActName } from '#contract/acts.ts'
import type { AuditRow } from '#contract/people/audit.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { SaleFileButton } from '../../privacy/index.ts'
import { auditTexts } from './texts.ts'

/** A page of the log: a table, on a phone a list. */
export function AuditTable({ entries }: { entries: readonly AuditRow[] }) {
  const t = useText(auditTexts)
  const isWide = useMedia('(min-width: 72em)')
  if (!isWide) return <AuditList entries={entries} />
  return (
    <Table.Root size="sm" tableLayout="fixed" css={EDGES}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader width="11rem">{t('when')}</Table.ColumnHeader>
          <Table.ColumnHeader width="9.5rem">{t('who')}</Table.ColumnHeader>
          <Table.ColumnHeader>{t('what')}</Table.ColumnHeader>
          <Table.ColumnHeader width="9.5rem">{t('where')}</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {entries.map((entry) => (
          <Table.Row key={entry.id}>
            <Table.Cell color="fg.muted">
              <Moment at={entry.at} />
            </Table.Cell>
            <Table.Cell overflowWrap="anywhere">
              <Who entry={entry} />
            </Table.Cell>
            <Table.Cell overflowWrap="anywhere">
              {entry.message} <Kept entry={entry} />
            </Table.Cell>
            <Table.Cell>
              <Where entry={entry} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

/** As wide as in the other tables. */
const EDGES = {
  '& :is(th, td):first-of-type': { paddingInlineStart: '4' },
  '& :is(th, td):last-of-type': { paddingInlineEnd: '4' },
}

function AuditList({ entries }: { entries: readonly AuditRow[] }) {
  return (
    <Stack as="ul" gap="0">
      {entries.map((entry) => (
        <Stack as="li" key={entry.id} gap="1" padding="4" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
          <Text fontWeight="600" overflowWrap="anywhere">
            {entry.message}
          </Text>
          <Kept entry={entry} />
          <Flex wrap="wrap" columnGap="3" fontSize="sm">
            <Box>
              <Who entry={entry} />
            </Box>
            <Text color="fg.muted">
              <Moment at={entry.at} />
            </Text>
          </Flex>
          <Where entry={entry} />
        </Stack>
      ))}
    </Stack>
  )
}

/** What an act has left behind. */
function Kept({ entry: { action, about } }: { entry: AuditRow }) {
  if (action !== SOLD) return null
  return (
    <Box>
      <SaleFileButton contact={about} />
    </Box>
  )
}
const SOLD: ActName = 'sale_sealed'

/** With its day, also of today: the log goes back two years. */
function Moment({ at }: { at: string }) {
  const { moment } = useFormats()
  return <time dateTime={at}>{moment(at)}</time>
}

function Who({ entry: { user, key } }: { entry: AuditRow }) {
  const t = useText(auditTexts)
  return (
    <>
      {user.name}
      {key && (
        <Text fontSize="xs" color="fg.muted">
          {t('by_key', { key: key.name })}
        </Text>
      )}
    </>
  )
}

function Where({ entry: { address, device } }: { entry: AuditRow }) {
  return (
    <Box fontSize="xs" color="fg.muted">
      <Text truncate title={device}>
        {device}
      </Text>
      <Text fontFamily="mono">{address}</Text>
    </Box>
  )
}
