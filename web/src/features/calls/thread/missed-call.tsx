import { Spinner } from '@chakra-ui/react'
import { PhoneMissed, TriangleAlert, Voicemail } from 'lucide-react'
import { calls } from '#contract/calls/calls.ts'
import { formatSeconds } from '#contract/calls/format-seconds.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { rowAddress } from '../../../lib/row-address.ts'
import { CallPlayer } from '../call-player.tsx'
import { useCallText } from '../texts.ts'
import './missed-call.css'

type Call = NonNullable<ChatMessage['call']>

/** A missed call in the thread, with the voicemail if one was left. */
export function MissedCall({ message: { call } }: { message: ChatMessage }) {
  const t = useCallText()
  if (!call) return null
  if (call.voicemail_seconds === null)
    return (
      <p className="missed-call">
        <PhoneMissed aria-hidden /> {t('missed_call')}
      </p>
    )
  return (
    <>
      <p className="missed-call">
        <Voicemail aria-hidden /> {t('voicemail_of', { duration: formatSeconds(call.voicemail_seconds) })}
      </p>
      <VoicemailLine call={call} />
    </>
  )
}

/** The voicemail, once it is copied. */
function VoicemailLine({ call: { id, voicemail_status } }: { call: Call }) {
  const t = useCallText()
  if (voicemail_status === 'copying')
    return (
      <p className="missed-call-waiting" role="status">
        <Spinner size="sm" /> {t('voicemail_copying')}
      </p>
    )
  if (voicemail_status === 'failed')
    return (
      <p className="missed-call-waiting" data-tone="error">
        <TriangleAlert aria-hidden /> {t('voicemail_failed')}
      </p>
    )
  return <CallPlayer url={rowAddress(calls.recording, { params: { id }, query: { kind: 'voicemail' } })} isVoicemail />
}
