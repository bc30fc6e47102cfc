import { PhoneMissed, Voicemail } from 'lucide-react'
import { Suspense } from 'react'
import { calls } from '#contract/calls/calls.ts'
import { formatSeconds } from '#contract/calls/format-seconds.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { rowAddress } from '../../../lib/row-address.ts'
import { CallPlayer } from '../../calls/index.ts'
import { useChatText } from '../texts.ts'

/** A call that nobody took, and what the caller said then. */
export function CallMark({ call: { id, voicemail_seconds } }: { call: NonNullable<ChatMessage['call']> }) {
  const t = useChatText()
  if (voicemail_seconds === null)
    return (
      <p className="chat-call">
        <PhoneMissed aria-hidden /> {t('missed_call')}
      </p>
    )
  return (
    <>
      <p className="chat-call">
        <Voicemail aria-hidden /> {t('voicemail_of', { duration: formatSeconds(voicemail_seconds) })}
      </p>
      <Suspense>
        <CallPlayer url={rowAddress(calls.recording, { params: { id }, query: { kind: 'voicemail' } })} isVoicemail />
      </Suspense>
    </>
  )
}
