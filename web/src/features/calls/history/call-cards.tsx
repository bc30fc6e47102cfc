import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import type { Call } from '#contract/calls/call.ts'
import { When } from '../../../parts/when.tsx'
import { CallButton } from '../call-button.tsx'
import { DirectionMark } from '../direction-mark.tsx'
import { numberOf, numberText, partyOf } from '../party-of.ts'
import { StatusBadge } from '../status-badge.tsx'
import { durationText } from './duration-text.ts'
import { PlayLinks } from './play-links.tsx'
import { useHistoryText } from './texts.ts'
import '../../../ui/dotted.css'

/** A page of calls as rows of two lines, for narrow screens. */
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
  const number = numberText(numberOf(call), unknown)
  return (
    <Flex
      as="li"
      gap={{ base: '2', md: '3' }}
      align="center"
      paddingBlock="2"
      paddingInlineStart="4"
      paddingInlineEnd="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      fontVariantNumeric="tabular-nums"
    >
      <DirectionMark call={call} />
      <Box flex="1" minWidth="0" fontSize="sm">
        <Text fontSize="md" fontWeight="600" overflowWrap="anywhere">
          {name}
        </Text>
        <Flex
          wrap="wrap"
          columnGap={{ base: '1.5', md: '2' }}
          align="center"
          color="fg.muted"
          fontSize={{ base: 'xs', md: 'sm' }}
        >
          <StatusBadge call={call} />
          <span className="dotted">
            <When at={call.date} />
            {durationOf(call) && <span>{durationOf(call)}</span>}
            {name !== number && (
              <Text as="span" hideBelow="md">
                {number}
              </Text>
            )}
          </span>
        </Flex>
      </Box>
      <HStack gap="0">
        <PlayLinks call={call} isNarrow />
        <CallButton call={call} />
      </HStack>
    </Flex>
  )
}

/** Empty for a call that nobody answered. */
export const durationOf = ({ formatted_duration }: Call) =>
  /[1-9]/.test(formatted_duration) ? durationText(formatted_duration) : ''
