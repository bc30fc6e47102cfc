import { randomUUID } from 'node:crypto'
import type { Invoke } from './invoke.ts'

/** `bounce`: there is no such address; `delay`: it takes none for now; `complaint`: they call it spam. */
export const MAIL_EVENTS = ['bounce', 'delay', 'complaint', 'delivery'] as const
export type MailEventName = (typeof MAIL_EVENTS)[number]

interface Left {
  to: string
  message_id: string
  tags: Record<string, string[]> | null
}

/** The twin of SES's events: tells the product what became of a mail, as its topic puts it on the queue. */
export async function tellOfMail({ to, message_id, tags }: Left, event: MailEventName, invoke: Invoke) {
  if (!tags) return
  const told = {
    mail: { messageId: message_id.slice(1, message_id.indexOf('@')), tags },
    ...EVENTS[event](to),
  }
  await invoke('read-mail-events', { Records: [{ messageId: randomUUID(), body: JSON.stringify(told) }] })
}

const bounce = (bounceType: string) => (emailAddress: string) => ({
  eventType: 'Bounce',
  bounce: { bounceType, bouncedRecipients: [{ emailAddress }] },
})
const EVENTS = {
  bounce: bounce('Permanent'),
  delay: bounce('Transient'),
  complaint: (emailAddress: string) => ({
    eventType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress }] },
  }),
  delivery: () => ({ eventType: 'Delivery' }),
}
