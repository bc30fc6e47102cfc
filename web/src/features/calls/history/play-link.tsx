import { Button } from '@chakra-ui/react'
import { CirclePlay } from 'lucide-react'
import type { Call } from '#contract/calls/call.ts'
import { numberOf, partyOf } from '../party-of.ts'
import { useCallText } from '../texts.ts'

/** Opens what was recorded, or left as a voicemail, in a tab of its own (S1 §2). */
export function PlayLink({ call }: { call: Call }) {
  const t = useCallText()
  if (!call.has_recording || call.recording_url === null) return null
  const name = partyOf({ number: numberOf(call), contact: call.contact }, t('unknown_number'))
  const words = t(call.has_voicemail ? 'play_voicemail' : 'play_call', { name })
  return (
    <Button asChild size="sm" variant="ghost">
      <a href={call.recording_url} target="_blank" rel="noopener noreferrer" title={words}>
        <CirclePlay aria-hidden /> {t('play')}
      </a>
    </Button>
  )
}
