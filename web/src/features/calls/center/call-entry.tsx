import { Box, Flex, Text } from '@chakra-ui/react'
import type { Call } from '#contract/calls/call.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useNow } from '../../../lib/use-now.ts'
import { CallButton } from '../call-button.tsx'
import { DirectionMark } from '../direction-mark.tsx'
import { durationText } from '../history/duration-text.ts'
import { numberOf, partyOf } from '../party-of.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useCenterText } from './texts.ts'

/** One call in a narrow list: the other party, time, and outcome. */
export function CallEntry({ call }: { call: Call }) {
  const t = useCenterText()
  const { byAge, moment } = useFormats()
  const now = useNow()
  const unknown = t('unknown_number')
  const name = partyOf({ number: numberOf(call), contact: call.contact }, unknown)
  return (
    // The button's icon ends where the panel's other words do.
    <Flex align="center" gap={{ base: '2', md: '3' }} paddingBlock="1.5" marginInlineEnd={{ base: '-3', md: '-2.5' }}>
      <DirectionMark call={call} />
      <Box flex="1" minWidth="0">
        <Text fontWeight="600" fontSize="sm" lineClamp="2" overflowWrap="anywhere" title={name}>
          {name}
        </Text>
        <Flex align="center" gap="1.5">
          <Box hideFrom="md">
            <StatusBadge call={call} />
          </Box>
          <Text fontSize="xs" color="fg.muted" truncate>
            <time dateTime={call.date} title={moment(call.date)}>
              {byAge(call.date, now)}
            </time>
            {call.duration_seconds ? ` · ${durationText(call.formatted_duration)}` : ''}
          </Text>
        </Flex>
      </Box>
      <Box hideBelow="md">
        <StatusBadge call={call} />
      </Box>
      <CallButton call={call} />
    </Flex>
  )
}
