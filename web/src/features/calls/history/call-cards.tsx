import { Box, Flex, HStack, Icon, Stack, Text } from '@chakra-ui/react'
import { ArrowRight } from 'lucide-react'
import type { Call } from '#contract/calls/call.ts'
import { When } from '../../../parts/when.tsx'
import { CallButton } from '../call-button.tsx'
import { DirectionMark } from '../direction-mark.tsx'
import { numberOf, numberText, partyOf } from '../party-of.ts'
import { StatusBadge } from '../status-badge.tsx'
import { PlayLinks } from './play-links.tsx'
import { useHistoryText } from './texts.ts'

/** A page of calls as cards, for narrow screens. */
export function CallCards({ calls }: { calls: readonly Call[] }) {
  return (
    <Stack as="ul" gap="0">
      {calls.map((call) => (
        <Card key={call.id} call={call} />
      ))}
    </Stack>
  )
}

function Card({ call }: { call: Call }) {
  const t = useHistoryText()
  const unknown = t('unknown_number')
  const name = partyOf({ number: numberOf(call), contact: call.contact }, unknown)
  return (
    <Flex
      as="li"
      gap="3"
      align="flex-start"
      padding="4"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      fontVariantNumeric="tabular-nums"
    >
      <Box paddingTop="0.5">
        <DirectionMark call={call} />
      </Box>
      <Stack flex="1" minWidth="0" gap="1" fontSize="sm">
        <Flex justify="space-between" gap="2">
          <Text fontSize="md" fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          <StatusBadge status={call.status} />
        </Flex>
        <Text color="fg.muted">
          {numberText(call.from, unknown)}{' '}
          <Icon as={ArrowRight} boxSize="3.5" role="img" aria-hidden={false} aria-label={t('to')} />{' '}
          {numberText(call.to, unknown)}
        </Text>
        <Text color="fg.muted">
          <When at={call.date} />
          {call.formatted_duration && ` · ${call.formatted_duration}`}
        </Text>
        <HStack justify="flex-end" gap="1">
          <PlayLinks call={call} />
          <CallButton call={call} />
        </HStack>
      </Stack>
    </Flex>
  )
}
