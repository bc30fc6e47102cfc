import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { useComposerText } from './texts.ts'

/** What goes before a mail's text, as it is typed; empty: as in the mail before. */
export interface TypedHead {
  subject: string
  cc: string
}
export const NO_HEAD: TypedHead = { subject: '', cc: '' }

/** The same as it is sent. */
export const headOf = ({ subject, cc }: TypedHead) => ({
  ...(subject.trim() && { subject: subject.trim() }),
  ...(cc.trim() && { cc: cc.split(/[\s,;]+/).filter(Boolean) }),
})

interface MailFieldsProps {
  type: Channel
  head: TypedHead
  messages: readonly ChatMessage[] | undefined
  onChange: (head: TypedHead) => void
}

/** Subject and copies, on channels that have them. */
export function MailFields({ type, head, messages, onChange }: MailFieldsProps) {
  const t = useComposerText()
  if (!CHANNELS[type].hasSubject) return null
  const before = messages?.findLast(({ mail }) => mail !== null)?.mail
  return (
    <div className="chat-mail-fields">
      <input
        value={head.subject}
        maxLength={300}
        aria-label={t('mail_subject')}
        placeholder={before?.subject || t('mail_subject')}
        onChange={({ target }) => onChange({ ...head, subject: target.value })}
      />
      <input
        value={head.cc}
        inputMode="email"
        aria-label={t('mail_cc')}
        placeholder={before?.cc.length ? before.cc.join(', ') : t('mail_cc')}
        onChange={({ target }) => onChange({ ...head, cc: target.value })}
      />
    </div>
  )
}
