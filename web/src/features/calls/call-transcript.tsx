import { Button, Skeleton } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { Call } from '#contract/calls/call.ts'
import { useCallTranscript } from '../../data/calls.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { Transcript } from '../../parts/transcript.tsx'
import type { Playable } from './playable-of.ts'
import { useCallText } from './texts.ts'

interface CallTranscriptProps extends Pick<Playable, 'isVoicemail'> {
  call: Call
}

/** What is said in a call's recording or voicemail, on request; nothing where it wasn't written out. */
export function CallTranscript({ call: { id, transcribed }, isVoicemail }: CallTranscriptProps) {
  const t = useCallText()
  const kind = isVoicemail ? 'voicemail' : 'recording'
  const [isOpen, setOpen] = useState(false)
  const { data, error, mutate } = useCallTranscript(isOpen ? { id, kind } : null)
  if (!transcribed.includes(kind)) return null
  return (
    <>
      <Button size="xs" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('transcript')} {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </Button>
      {isOpen &&
        (data ? (
          <Transcript {...data} />
        ) : error ? (
          <LoadFailed error={error} onRetry={() => mutate()} />
        ) : (
          <Skeleton height="6" />
        ))}
    </>
  )
}
