import { contactIdOf, conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { receiveMessage } from '../../functions/core/messaging/messages/receive-message.ts'
import { sendMessage } from '../../functions/core/messaging/messages/send-message.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'

/** Whoever writes today, by their places in this list. */
export const todaysCustomers = (org: string) => [0, 1, 2].map((n) => contactIdOf(org, phoneOf(n)))
export const phoneOf = (n: number) => `+1628${5_560_000 + n}`

/** New customers write just now, are answered, and write on: one wants to hear no more, another may. */
export async function talkToday({ caller, ...work }: Ctx, code: string): Promise<void> {
  const texts = [`Is it still there? ${code}`, 'Do not text me any more please', 'Hello']
  for (const [n, body] of texts.entries()) {
    const at = () => ({ ...work, now: new Date() })
    const from = phoneOf(n)
    await receiveMessage(at(), { sid: `SMtoday${n}`, from, body, media: [] })
    const contact_id = contactIdOf(work.org, from)
    const to = { type: 'sms', id: conversationIdOf(contact_id, 'sms'), contact_id } as const
    await sendMessage({ ...at(), caller }, { ...to, body: 'Yes.', client_id: `today-${n}` })
    await receiveMessage(at(), { sid: `SMthen${n}`, from, body: n === 1 ? 'STOP' : 'Good', media: [] })
  }
}
