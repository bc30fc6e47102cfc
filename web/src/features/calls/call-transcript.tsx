import { Button, Skeleton, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import type { Call } from '#contract/calls/call.ts'
import { RETRIED_PROBLEMS } from '#contract/messaging/transcript-problems.ts'
import { requestTranscript, useCallTranscript } from '../../data/calls.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { May } from '../../parts/may.tsx'
import { Transcript } from '../../parts/transcript.tsx'
import { toaster } from '../../ui/toaster.tsx'
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
        (data?.is_waiting ? (
          <Text role="status" fontSize="sm" color="fg.muted">
            {t('transcribing')}
          </Text>
        ) : data ? (
          <Transcript {...data}>
            {RETRIED_PROBLEMS.some((problem) => problem === data.transcript_problem) && <Retry {...{ id, kind }} />}
          </Transcript>
        ) : error ? (
          <LoadFailed error={error} onRetry={() => mutate()} />
        ) : (
          <Skeleton height="6" />
        ))}
    </>
  )
}

/** Tries again what could not be written out. */
function Retry(asked: Parameters<typeof requestTranscript>[0]) {
  const t = useCallText()
  const [isBusy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    try {
      await requestTranscript(asked)
    } catch (error) {
      toaster.create({ type: 'error', title: t('transcript_failed'), description: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <May right="write">
      <Button size="xs" variant="outline" loading={isBusy} onClick={retry}>
        {t('transcribe_again')}
      </Button>
    </May>
  )
}
