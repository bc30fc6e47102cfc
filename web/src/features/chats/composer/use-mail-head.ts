import { useUserId } from '../../../lib/session.ts'
import { useKeptText } from '../../../lib/use-kept-text.ts'
import type { Recipient, Sendable } from '../sending/use-send.ts'

/** What goes before a mail's text, as it is typed; absent: as in the mail before. */
interface TypedHead {
  subject?: string | undefined
  /** Empty: nobody gets a copy any more. */
  cc?: string | undefined
}

/** What is typed, kept with the draft, which goes with the parts of the next message. */
export function useMailHead({ type, contact_id }: Recipient) {
  const { text, write } = useKeptText(`chats.head.${useUserId()}.${type}.${contact_id}`)
  const head: TypedHead = text === '' ? {} : JSON.parse(text)
  const subject = head.subject?.trim()
  const cc = head.cc?.split(/[\s,;]+/).filter(Boolean)
  return {
    head,
    change: (next: TypedHead) => write(JSON.stringify(next)),
    clear: () => write(''),
    /** Puts it before the parts of a message. */
    over: (parts: Sendable[]): Sendable[] =>
      parts.map((part) => ({ ...part, ...(subject && { subject }), ...(cc && { cc }) })),
    /** Puts back what could not be sent. */
    restore: ({ subject, cc }: Sendable) =>
      subject !== undefined || cc !== undefined ? write(JSON.stringify({ subject, cc: cc?.join(', ') })) : undefined,
  }
}
export type MailHead = ReturnType<typeof useMailHead>
