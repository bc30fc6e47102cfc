import { Spinner } from '@chakra-ui/react'
import { PhoneMissed, TriangleAlert, Voicemail } from 'lucide-react'
import { Suspense } from 'react'
import { calls } from '#contract/calls/calls.ts'
import { formatSeconds } from '#contract/calls/format-seconds.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { rowAddress } from '../../../lib/row-address.ts'
import { CallPlayer } from '../../calls/index.ts'
import { useThreadText } from './texts.ts'
import '../media/media.css'

type Missed = NonNullable<ChatMessage['call']>

/** A call that nobody took, and what the caller said then. */
export function CallMark({ call }: { call: Missed }) {
  const t = useThreadText()
  if (call.voicemail_seconds === null)
    return (
      <p className="chat-call">
        <PhoneMissed aria-hidden /> {t('missed_call')}
      </p>
    )
  return (
    <>
      <p className="chat-call">
        <Voicemail aria-hidden /> {t('voicemail_of', { duration: formatSeconds(call.voicemail_seconds) })}
      </p>
      <Message call={call} />
    </>
  )
}

/** What the caller said, once it is copied. */
function Message({ call: { id, voicemail_status } }: { call: Missed }) {
  const t = useThreadText()
  if (voicemail_status === 'copying')
    return (
      <p className="chat-media-waiting" role="status">
        <Spinner size="sm" /> {t('voicemail_copying')}
      </p>
    )
  if (voicemail_status === 'failed')
    return (
      <p className="chat-media-waiting" data-tone="error">
        <TriangleAlert aria-hidden /> {t('voicemail_failed')}
      </p>
    )
  return (
    <Suspense>
      <CallPlayer url={rowAddress(calls.recording, { params: { id }, query: { kind: 'voicemail' } })} isVoicemail />
    </Suspense>
  )
}
