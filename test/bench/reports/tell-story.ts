import { addContact } from '../../../functions/core/customers/contacts/add-contact.ts'
import { contactIdOf, conversationIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import { newContact } from '../../../functions/core/customers/contacts/new-contact.ts'
import { updateContact } from '../../../functions/core/customers/contacts/update-contact.ts'
import { findMessage } from '../../../functions/core/messaging/messages/door.ts'
import { receiveMessage } from '../../../functions/core/messaging/messages/receive-message.ts'
import { recordMissedCall } from '../../../functions/core/messaging/messages/record-missed-call.ts'
import { recordStatus } from '../../../functions/core/messaging/messages/record-status.ts'
import { sendMessage } from '../../../functions/core/messaging/messages/send-message.ts'
import type { Ctx } from '../../../functions/core/platform/ctx.ts'
import { eachAtOnce } from '../../../functions/core/platform/each-at-once.ts'
import { newId } from '../../../functions/core/platform/table/ids.ts'
import { book, putAgent } from '../calendar/fill.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const SLOTS_A_DAY = 8

type Hear = (now: Date) => Promise<void>

/**
 * Customers who write, are answered, in vain too, booked, sold to, lost, or leave, during the last eight days; by a seed's chance.
 * With somebody who hears of each act, one customer after the other.
 */
export async function tellStory(ctx: Ctx, customers: number, random: () => number, hear?: Hear): Promise<void> {
  const begin = Date.now() - 8 * DAY_MS
  const agent = await putAgent(ctx, 0)
  await eachAtOnce(Array.from({ length: customers }).keys(), hear ? 1 : 4, async (n) => {
    const from = `+1628${5_550_000 + n}`
    const contact_id = contactIdOf(ctx.org, from)
    const to = { type: 'sms', id: conversationIdOf(contact_id, 'sms'), contact_id } as const
    let time = begin + random() * DAY_MS
    const after = async (minutes: number, act: (later: Ctx) => Promise<unknown>) => {
      time += Math.max(1, Math.exp(4 * random()) * minutes) * MINUTE_MS
      const now = new Date(time)
      await act({ ...ctx, now })
      await hear?.(now)
    }
    const write = (sid: string, body: string) =>
      after(1, (later) => receiveMessage(later, { sid: `SM${n}-${sid}`, from, body, media: [] }))
    // Some have called first, and nobody took it.
    if (random() < 0.4) {
      const began = new Date(time)
      const listed = { source: 'call' as const, addresses: { phone: from } }
      await addContact(newContact({ org: ctx.org, id: contact_id, listed, created_at: began.toISOString() }, began))
      await after(1, (later) => recordMissedCall(later, { call: newId(later.now), from }))
    }
    let hasAnswer = false
    for (let turn = 0; turn < 2 + 3 * random(); turn++) {
      for (let one = 0; one < 1 + 2 * random(); one++) await write(`${turn}-${one}`, 'And the price?')
      if (random() < 0.8)
        await after(3, async (later) => {
          const { message } = await sendMessage(later, { ...to, body: 'Come by.', client_id: `${n}-${turn}` })
          // Some never arrive, as the carrier says afterwards.
          const isLost = turn > 0 && hasAnswer && random() < 0.4
          hasAnswer = true
          const { sid = '' } = (isLost && (await findMessage(ctx.org, to.id, message.id, true))) || {}
          if (isLost) await recordStatus(later, { conversation: to.id, message: message.id, sid, status: 'failed' })
        })
      // Some stay silent for longer than a conversation lasts.
      if (random() < 0.3) time += DAY_MS
    }
    const starts_at = new Date(Math.ceil(Date.now() / DAY_MS + 1 + Math.floor(n / SLOTS_A_DAY)) * DAY_MS)
    starts_at.setUTCHours(14 + (n % SLOTS_A_DAY))
    const when = { starts_at: starts_at.toISOString(), client_id: `${n}`, agent_id: agent }
    if (random() < 0.4) await after(5, (later) => book(later, contact_id, when))
    for (const stage of ['working_deal', random() < 0.5 ? 'sold' : 'lost'])
      if (random() < 0.6) await after(30, (later) => updateContact(later, { id: contact_id, stage }))
    if (random() < 0.1) await write('stop', 'STOP')
  })
}
