import { useState } from 'react'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { Sendable } from '../sending/use-send.ts'
import { useComposerText } from './texts.ts'

/** What goes before a mail's text, as it is typed; empty: as in the mail before. */
interface TypedHead {
  subject: string
  cc: string
}
const NO_HEAD: TypedHead = { subject: '', cc: '' }

/** What is typed, which goes with the parts of the next message. */
export function useMailHead() {
  const [head, change] = useState(NO_HEAD)
  const subject = head.subject.trim()
  const cc = head.cc.split(/[\s,;]+/).filter(Boolean)
  return {
    head,
    change,
    take: (parts: Sendable[]): Sendable[] => {
      change(NO_HEAD)
      return parts.map((part) => ({ ...part, ...(subject && { subject }), ...(cc.length > 0 && { cc }) }))
    },
  }
}

interface MailFieldsProps {
  type: Channel
  head: TypedHead
  messages: readonly ChatMessage[] | undefined
  change: (head: TypedHead) => void
}

/** Subject and copies, on channels that have them. */
export function MailFields({ type, head, messages, change }: MailFieldsProps) {
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
        onChange={({ target }) => change({ ...head, subject: target.value })}
      />
      <input
        value={head.cc}
        inputMode="email"
        aria-label={t('mail_cc')}
        placeholder={before?.cc.length ? before.cc.join(', ') : t('mail_cc')}
        onChange={({ target }) => change({ ...head, cc: target.value })}
      />
    </div>
  )
}
