import { contactIdOf, conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../functions/core/customers/contacts/door.ts'
import { listBefore } from '../../functions/core/messaging/messages/thread-store.ts'
import type { OrgId } from '../../functions/core/platform/ctx.ts'
import { handler } from '../../functions/webhooks/twilio.ts'
import { connectDealership } from './bench-cloud.ts'
import { inboundEvent } from './dealership.ts'
import type { Figure } from './measure.ts'

const ROUNDS = [
  { name: '200 pairs', rounds: 200, atOnce: 2 },
  { name: '50 eights', rounds: 50, atOnce: 8 },
]

/** Number of inbox rows that do not show the newest message of both threads, after several arrived at once. */
export async function measureStaleRows(): Promise<Figure[]> {
  const { ctx, token } = await connectDealership()
  const figures: Figure[] = []
  for (const [n, { name, rounds, atOnce }] of ROUNDS.entries()) {
    let stale = 0
    for (let round = 0; round < rounds; round++) {
      const phone = `+1555${4_000_000 + n * 1000 + round}`
      await deliver(token, [phone], `${phone} first`)
      const addresses = Array.from({ length: atOnce }, (_, i) => (i % 2 ? `whatsapp:${phone}` : phone))
      await deliver(token, addresses, phone)
      if (!(await showsNewest(ctx.org, phone))) stale++
    }
    const measure = `inbox rows that show an older message, ${name} at once on SMS and WhatsApp`
    figures.push({ measure, floor: '—', ours: `${stale} of ${rounds}`, reach: '0', isReached: stale === 0 })
  }
  return figures
}

async function deliver(token: string, addresses: string[], name: string) {
  const events = addresses.map((from, i) => inboundEvent(token, `SM${name}-${i}`, from, `Message ${i} of ${name}`))
  for (const { statusCode = 500 } of await Promise.all(events.map((event) => handler(event))))
    if (statusCode !== 200) throw new Error(`The webhook answered ${statusCode}.`)
}

async function showsNewest(org: OrgId, phone: string): Promise<boolean> {
  const contact = contactIdOf(org, phone)
  const threads = (['sms', 'whatsapp'] as const).map((channel) => conversationIdOf(contact, channel))
  const pages = await Promise.all(threads.map((thread) => listBefore(org, thread, undefined, 20)))
  const order = ({ sent_at, id }: { sent_at: string; id: string }) => `${sent_at}#${id}`
  const messages = pages.flatMap((page) => page.messages).toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
  return (await findContact({ org }, contact, true))?.last_message === messages.at(-1)?.body
}
