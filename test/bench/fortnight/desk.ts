import { appointments } from '#contract/calendar/appointments.ts'
import { reminders } from '#contract/calendar/reminders.ts'
import { contacts } from '#contract/customers/contacts.ts'
import { chats } from '#contract/messaging/chats.ts'
import { deals } from '#contract/messaging/deals.ts'
import { campaigns } from '#contract/outreach/campaigns.ts'
import type { Clock } from './console.ts'
import type { Dealership } from './dealership.ts'
import type { Ledger } from './ledger.ts'
import { type Name, PEOPLE } from './people.ts'
import type { Customer } from './town.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** What the dealership's people do. What the product refuses them is no act of theirs. */
export function deskOf({ url, people }: Dealership, ledger: Ledger, clock: Clock, random: () => number) {
  const { rosa } = people
  let written = 0
  const findContact = async ({ phone }: Customer) =>
    (await rosa.call(contacts.list, { query: { search: phone, per_page: 1 } })).data[0]

  const answer = async (name: Name) => {
    const { data } = await people[name].call(chats.recent, { query: { per_page: 50 } })
    for (const row of data) {
      const type = row.most_recent_type
      const isTheirs = name === 'rosa' ? !row.assigned_agent : true
      if (!row.is_unreplied || row.reads_only || !type || !isTheirs || random() < 0.3) continue
      const body = `Thanks for writing. It is here, come by any day. (${name} ${++written})`
      const id = row[`${type}_conversation_id`] ?? ''
      ledger.unsure.add(body)
      const sent = await people[name].call(chats.send, { params: { type, id }, body: { body } }).catch(refused)
      ledger.unsure.delete(body)
      if (sent) ledger.typed.add(body)
    }
  }
  return {
    /** Everybody at their desk answers who waits for them, but for some. */
    async round() {
      for (const name of PEOPLE) await answer(name)
    },
    /** Books a test drive in the days to come; answers when it begins, if it could be booked. */
    async book(who: Customer): Promise<{ id: string; at: number } | undefined> {
      const contact = await findContact(who)
      if (!contact) return
      const from = dayOf(clock.now() + DAY_MS)
      const query = { kind: 'test_drive', from, to: dayOf(clock.now() + 4 * DAY_MS) } as const
      const { data } = await rosa.call(appointments.slots, { query })
      const slot = data[Math.floor(random() * data.length)]
      if (!slot) return
      const body = { contact_id: contact.id, kind: 'test_drive', starts_at: slot.starts_at } as const
      const made = await rosa
        .call(appointments.create, { body: { ...body, client_id: `fortnight${who.n}` } })
        .catch(refused)
      if (!made) return
      ledger.booked++
      return { id: made.appointment.id, at: Date.parse(slot.starts_at) }
    },
    async settle(id: string) {
      const status = random() < 0.6 ? 'done' : 'no_show'
      if (!(await rosa.call(appointments.status, { params: { id }, body: { status } }).catch(refused))) return
      if (status === 'done') ledger.kept++
      else ledger.noShow++
    },
    /** The owner wants to be told of a customer in an hour or more. */
    async remind(who: Customer) {
      const contact = await findContact(who)
      if (!contact) return
      const due = clock.now() + (1 + random() * 30) * HOUR_MS
      const body = { contact_id: contact.id, text: 'Call back', due_at: new Date(due).toISOString() }
      await rosa.call(reminders.create, { body })
      ledger.reminders.push({ contact: contact.id, due })
    },
    /** The customer tells of their trade-in behind a link. */
    async tradeIn(who: Customer) {
      const contact = await findContact(who)
      if (!contact) return
      const link = await rosa.call(deals.createLink, { params: { id: contact.id } }).catch(refused)
      const code = link?.url.split('/').at(-1)
      const body = JSON.stringify({ what: '2014 Mazda 3', mileage: 88_000 })
      if (code)
        await fetch(`${url}/api/public/trade-ins/${code}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
    },
    async campaign(name: string) {
      const body = `Hi {{first_name|there}}, our ${ledger.campaignWord} is on at {{dealership}} (${name}).`
      const { campaign } = await rosa.call(campaigns.create, {
        body: { name, channel: 'sms', purpose: 'informational', audience: { query: {} }, body },
      })
      await rosa.call(campaigns.start, { params: { id: campaign.id } })
    },
  }
}
export type DeskWork = ReturnType<typeof deskOf>

/** A refusal is an answer; what has none is not. */
function refused(error: unknown): undefined {
  if (!/ answered 4\d\d:/.test(String(error))) throw error
}
