import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { SUBJECT_CHARACTERS } from '#contract/messaging/mail-facts.ts'
import { useComposerText } from './texts.ts'
import type { MailHead } from './use-mail-head.ts'

interface MailFieldsProps extends Pick<MailHead, 'head' | 'change'> {
  type: Channel
  messages: readonly ChatMessage[] | undefined
}

/** Subject and copies, on channels that have them; those of the mail before stand there until they are changed. */
export function MailFields({ type, head, messages, change }: MailFieldsProps) {
  const t = useComposerText()
  if (!CHANNELS[type].hasSubject) return null
  const before = messages?.findLast(({ mail }) => mail !== null)?.mail
  return (
    <div className="chat-mail-fields">
      <input
        value={head.subject ?? ''}
        maxLength={SUBJECT_CHARACTERS}
        aria-label={t('mail_subject')}
        placeholder={before?.subject || t('mail_subject')}
        onChange={({ target }) => change({ ...head, subject: target.value || undefined })}
      />
      <input
        value={head.cc ?? before?.cc.join(', ') ?? ''}
        inputMode="email"
        aria-label={t('mail_cc')}
        placeholder={t('mail_cc')}
        onChange={({ target }) => change({ ...head, cc: target.value })}
      />
    </div>
  )
}
