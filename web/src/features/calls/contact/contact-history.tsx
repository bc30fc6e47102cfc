import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { PhoneCall } from 'lucide-react'
import { useState } from 'react'
import type { Call } from '#contract/calls/call.ts'
import { isMissed } from '#contract/calls/call-statuses.ts'
import { useCallHistory } from '../../../data/calls.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { When } from '../../../parts/when.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CallPlayer } from '../call-player.tsx'
import { CallTranscript } from '../call-transcript.tsx'
import { DirectionMark } from '../direction-mark.tsx'
import { playableOf } from '../playable-of.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useCallText } from '../texts.ts'

const FIRST = 20
/** The server's maximum per request. */
const MOST = 200

/** Past calls with a contact, newest first. */
export function ContactHistory({ contact, name }: { contact: string; name: string }) {
  const t = useCallText()
  const common = useText()
  const [count, setCount] = useState(FIRST)
  const { data, error, mutate } = useCallHistory({ contact_id: contact, per_page: count })
  if (!data && error) return <LoadFailed title={t('lists_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="40" borderRadius="xl" role="status" aria-label={common('loading')} />
  if (data.data.length === 0)
    return <EmptyState icon={<PhoneCall />} title={t('no_calls')} description={t('no_calls_with_hint', { name })} />
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" size="md" fontWeight="650">
        {t('calls_with', { name })}
      </Heading>
      <Stack as="ul" gap="0">
        {data.data.map((call) => (
          <Entry key={call.id} call={call} />
        ))}
      </Stack>
      {data.cursor !== null && count < MOST && (
        <Button variant="outline" alignSelf="center" onClick={() => setCount(MOST)}>
          {t('show_more')}
        </Button>
      )}
    </Stack>
  )
}

function Entry({ call }: { call: Call }) {
  const t = useCallText()
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      gap="3"
      paddingBlock="3"
      borderBottomWidth="1px"
      _last={{ border: 'none' }}
    >
      <DirectionMark call={call} />
      <Box flex="1" minWidth="40">
        <Text fontSize="sm" fontWeight="600">
          {t(isMissed(call) ? 'missed_call' : call.direction)}
        </Text>
        <Text fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          <When at={call.date} />
          {call.duration_seconds ? ` · ${call.formatted_duration}` : ''}
          {call.agent && ` · ${t('taken_by', { name: call.agent.name })}`}
        </Text>
      </Box>
      <StatusBadge call={call} />
      {playableOf(call).map((playable) => (
        <Box key={playable.url} flexBasis="full" paddingInlineStart="7">
          <CallPlayer {...playable} />
          <CallTranscript call={call} isVoicemail={playable.isVoicemail} />
        </Box>
      ))}
    </Flex>
  )
}
