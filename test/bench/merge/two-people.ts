import { createAppointment } from '../../../functions/core/calendar/appointments/create-appointment.ts'
import { listAppointments } from '../../../functions/core/calendar/appointments/list-appointments.ts'
import { listReminders } from '../../../functions/core/calendar/reminders/list-reminders.ts'
import { contactIdOf, conversationIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import { getContact } from '../../../functions/core/customers/contacts/get-contact.ts'
import { updateContact } from '../../../functions/core/customers/contacts/update-contact.ts'
import { createField } from '../../../functions/core/customers/fields/create-field.ts'
import { createNote } from '../../../functions/core/customers/notes/create-note.ts'
import { listNotes } from '../../../functions/core/customers/notes/list-notes.ts'
import { addConsent } from '../../../functions/core/messaging/consents/add-consent.ts'
import { listConsents } from '../../../functions/core/messaging/consents/list-consents.ts'
import { listWholeHistory } from '../../../functions/core/messaging/consents/list-whole-history.ts'
import { getConversation } from '../../../functions/core/messaging/conversations/get-conversation.ts'
import { getDeal } from '../../../functions/core/messaging/deals/get-deal.ts'
import { updateDeal } from '../../../functions/core/messaging/deals/update-deal.ts'
import { listMessages } from '../../../functions/core/messaging/messages/list-messages.ts'
import { receiveMessage } from '../../../functions/core/messaging/messages/receive-message.ts'
import type { Ctx } from '../../../functions/core/platform/ctx.ts'
import { eachAtOnce } from '../../../functions/core/platform/each-at-once.ts'
import { remindOf } from '../due/fill.ts'

/** Somebody who writes to the dealership, with the conversation. */
export interface Customer {
  phone: string
  id: string
  thread: string
}

const WRITERS = 8
const PHONES = ['+14155552001', '+14155552002'] as const
/** What is known of each. */
const KNOWN = [
  {
    person: { first_name: 'Ana', stage: 'contacted', labels: ['Sale'], budget: '$10,000' },
    custom: { trim: 'XLT', doors: 4 },
    deal: { payment: 'cash' as const, trade_in: { mileage: 80_000 } },
    consent: 'given' as const,
  },
  {
    person: { first_name: 'Anita', stage: 'sold', labels: ['Quote', 'Urgent'], email: 'ana@torres.test' },
    custom: { trim: 'SE', doors: 2, birthday: '1985-03-04' },
    deal: { payment: 'lease' as const, lost: { reason: 'price' as const, words: '' } },
    consent: 'withdrawn' as const,
  },
] as const

let sids = 0
/** A customer writes. */
export const writes = (ctx: Ctx, from: string, body: string) =>
  receiveMessage({ ...ctx, now: new Date() }, { sid: `SMmerge${sids++}`, from, body, media: [] })

/** Two customers who have written `each` messages, with something of every kind beside both. */
export async function makeTwoPeople(ctx: Ctx, each: number): Promise<[Customer, Customer]> {
  for (const [name, kind] of [['Trim', 'text'] as const, ['Doors', 'number'] as const, ['Birthday', 'date'] as const])
    await createField(ctx, { name, kind })
  const make = async (n: 0 | 1): Promise<Customer> => {
    const [phone, known] = [PHONES[n], KNOWN[n]]
    await writes(ctx, phone, 'First of all: hello')
    await eachAtOnce(Array.from({ length: each - 1 }).keys(), WRITERS, (i) => writes(ctx, phone, `Message ${i}`))
    const id = contactIdOf(ctx.org, phone)
    const now = () => ({ ...ctx, now: new Date() })
    const { person, custom } = known
    const notes = `Wants truck ${n}. `.repeat(40)
    await updateContact(now(), { id, last_name: 'Torres', notes, ...person, labels: [...person.labels], custom })
    for (let i = 0; i < 20; i++) await createNote(now(), { id, content: `Note ${i} of ${phone}` })
    for (const purpose of ['marketing', 'informational'] as const)
      await addConsent(now(), {
        id,
        purpose,
        state: known.consent,
        channel: 'sms',
        method: 'phone',
        text: 'As they said',
      })
    await updateDeal(now(), { id, ...known.deal })
    for (let day = 1; day <= 3; day++) {
      const at = new Date(Date.now() + day * 86_400_000)
      await remindOf(now(), { id, conversation: conversationIdOf(id, 'sms') }, at)
      const starts_at = `${at.toISOString().slice(0, 10)}T1${n}:00`
      const booked = { contact_id: id, kind: 'visit' as const, starts_at, agent_id: ctx.caller.id }
      await createAppointment(now(), { ...booked, client_id: `${phone} ${day}` })
    }
    return { phone, id, thread: conversationIdOf(id, 'sms') }
  }
  return [await make(0), await make(1)]
}

export type Whole = Record<string, unknown> & { id: string; thread: { id: string; body: string }[] }

/** All that the API reads of a customer. */
export async function readWhole(ctx: Ctx, { id, thread }: Customer): Promise<Whole> {
  const now = { ...ctx, now: new Date() }
  const contact = await getContact(now, { id })
  return {
    id: contact.id,
    contact,
    deal: await getDeal(now, { id }),
    notes: (await listNotes(now, { id })).notes,
    history: (await listWholeHistory(now, { id })).data,
    consents: (await listConsents(now, { id })).data,
    appointments: (await listAppointments(now, { contact: id })).data,
    reminders: (await listReminders(now, { contact_id: id, state: 'open' })).data,
    row: await getConversation(now, { contact_id: thread }),
    thread: await readThread(now, thread),
  }
}

async function readThread(ctx: Ctx, id: string) {
  const pages: Whole['thread'][] = []
  let before: string | undefined
  do {
    const { messages, cursor } = await listMessages(ctx, { type: 'sms', id, before, per_page: 200 })
    pages.unshift(messages)
    before = cursor ?? undefined
  } while (before !== undefined)
  return pages.flat()
}
