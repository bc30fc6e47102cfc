import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { writeVehicleCode } from '../../functions/contract/stock/vehicle-code.ts'
import { conversationIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { allFollowed } from '../all-followed.ts'
import { callConsole, customerWrites, inHours, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { endedRun, prepareUpload, sendFile } from '../feeds.ts'
import { runDueOf } from '../run-due-of.ts'

let ours: TestOrganization
let account: TwilioAccount
let agent: { id: string }
let recipes: { key: string; name: string; about: string }[]
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa Motors' })
  ;[account, agent] = await Promise.all([ours.connect(), ours.addMember({ role: 'agent' })])
  // One at the same moment would keep an automation's away.
  const settings = [{ key: 'appointment_confirmation_enabled', value: 'false', group: 'appointments' }]
  expect(await ours.client.post('/api/settings/bulk-update', { settings })).toMatchObject({ status: 200 })
  recipes = (await ours.client.get('/api/automations/recipes')).body.data
})

const HOUR_MS = 3_600_000
const DAY = 24
/** Noon in California on a coming Tuesday, when every customer may be written to. */
const NOON = (() => {
  const day = new Date(Date.now() + 2 * DAY * HOUR_MS)
  day.setUTCHours(20, 0, 0, 0)
  while (day.getUTCDay() !== 2) day.setUTCDate(day.getUTCDate() + 1)
  return day.getTime()
})()
const runDue = (hours: number) => runDueOf(ours.org, new Date(NOON + hours * HOUR_MS))

/** An automation that is on. */
async function publish(definition: object) {
  const { status, body } = await ours.client.post('/api/automations', definition)
  expect(status, JSON.stringify(body)).toBe(200)
  const path = `/api/automations/${body.automation.id}`
  expect(await ours.client.post(`${path}/publish`)).toMatchObject({ status: 200 })
  return {
    runsWith: async (contact: string) => {
      const { data } = (await ours.client.get(`${path}/runs`)).body
      return data.filter((run: { contact: { id: string } }) => run.contact.id === contact)
    },
    remove: () => ours.client.delete(path),
  }
}

interface Person {
  contact: string
  phone: string
}
type Way = 'sms' | 'whatsapp'
const write = (phone: string, body: string, way: Way = 'sms', at?: number) =>
  customerWrites(
    way === 'sms'
      ? { from: phone, to: account.phone_number, body }
      : { from: `whatsapp:${phone}`, to: account.whatsapp_from ?? '', body, profile_name: 'Ana Torres' },
    at === undefined ? undefined : inHours((at - Date.now()) / HOUR_MS),
  )
async function customer(body = 'Is the truck still there?', way: Way = 'sms', at?: number): Promise<Person> {
  const phone = newCustomer()
  await write(phone, body, way, at)
  return { phone, contact: (await findConversation(ours.client, phone, way)).row.contact_id }
}
const put = async (path: string, body: object) =>
  expect(await ours.client.put(path, body)).toMatchObject({ status: 200 })
const change = ({ contact }: Person, body: object) => put(`/api/contacts/${contact}`, body)
async function answer({ phone }: Person) {
  const { id } = await findConversation(ours.client, phone)
  expect(await ours.client.post(`/api/chats/sms/${id}/send`, { body: 'It is.' })).toMatchObject({ status: 200 })
}
const agrees = ({ contact }: Person) =>
  ours.client.post(`/api/contacts/${contact}/consents`, {
    purpose: 'marketing',
    state: 'given',
    channel: 'sms',
    method: 'in_person',
    text: 'Yes, send me offers.',
  })
async function agreeing(body?: string) {
  const person = await customer(body)
  await agrees(person)
  return person
}
/** Their appointment in a week, at an hour of its own. */
let appointments = 0
async function book({ contact }: Person): Promise<string> {
  const starts_at = new Date(NOON + (7 * DAY + 2 * appointments++) * HOUR_MS).toISOString()
  const client_id = `visit ${appointments} of ${contact}`
  const visit = { contact_id: contact, kind: 'visit', starts_at, agent_id: agent.id, client_id }
  const { status, body } = await ours.client.post('/api/appointments', visit)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.appointment.id
}
async function appointmentBecomes(person: Person, status: string) {
  const id = await book(person)
  expect(await ours.client.patch(`/api/appointments/${id}/status`, { status })).toMatchObject({ status: 200 })
}
async function callOf(phone: string, outcome: object): Promise<Person> {
  const { body } = await callConsole('POST', 'twilio/calls', { from: phone, to: account.phone_number })
  await callConsole('POST', `twilio/calls/${body.sid}`, outcome)
  const { row } = await eventually(() => findConversation(ours.client, phone))
  return { phone, contact: row.contact_id }
}
async function noShow() {
  const person = await customer()
  await appointmentBecomes(person, 'no_show')
  return person
}
async function talk({ contact, phone }: Person) {
  await callOf(phone, { status: 'completed', duration: 60 })
  const { listCallsWith } = await import('../../functions/core/calls/calls/door.ts')
  await eventually(async () =>
    expect((await listCallsWith({ org: provenOrg(ours.org) }, contact, 1))[0]).toMatchObject({ status: 'completed' }),
  )
}
/** A file of the dealer's, in which one vehicle changes. */
async function sync(status: string, price = 18_995) {
  const upload = await prepareUpload(ours.client)
  const rows = [
    'VIN,Stock,Make,Model,Year,Price,Status',
    `1FMCU0F67MUA00001,A1,Ford,Escape,2021,${price},${status}`,
    ...[2, 3, 4].map((n) => `1FMCU0F67MUA0000${n},A${n},Ford,Explorer,2020,29995,Available`),
  ]
  expect(await sendFile(upload, rows.join('\n'))).toBe(204)
  const before = (await ours.client.get('/api/inventory/syncs')).body.data.length
  await ours.client.post('/api/inventory/sync', { upload_id: upload.upload_id })
  expect(await endedRun(ours.client, before + 1)).toMatchObject({ status: 'done', counts: { errors: 0 } })
}
/** A customer who asked about it. */
async function asked() {
  await sync('Available')
  const [{ id }] = (await ours.client.get('/api/inventory?search=A1')).body.data
  const person = await agreeing(`Is it available? ${writeVehicleCode(id)}`)
  const { listAskers } = await import('../../functions/core/outreach/wishes/store.ts')
  await eventually(async () => expect(await listAskers(provenOrg(ours.org), id)).toContain(person.contact))
  return person
}

/** The texts that an automation has written to them. */
async function sentBy(name: string, { contact }: Person): Promise<string[]> {
  const { messages = [] } = (await ours.client.get(`/api/chats/sms/${conversationIdOf(contact, 'sms')}/messages`)).body
  return messages
    .filter((message: { user: { name: string } | null }) => message.user?.name === name)
    .map(({ body }: { body: string }) => body)
}
const remindersOf = async ({ contact }: Person): Promise<string[]> =>
  (await ours.client.get(`/api/reminders?contact_id=${contact}`)).body.data.map(({ text }: { text: string }) => text)
const isNotified = async ({ contact }: Person): Promise<boolean> =>
  (await ours.client.get('/api/notifications')).body.data.some(
    (one: { kind: string; contact_id: string }) => one.kind === 'automation_notice' && one.contact_id === contact,
  )

interface Seen {
  /** Makes it begin; returns with whom. */
  cause: () => Promise<Person>
  /** The text that each of these hours after noon adds. */
  texts?: [number, RegExp][]
  /** Hours after noon at which the run is over. */
  done?: number
  reminder?: RegExp
  isTold?: true
}

const SEEN: Record<string, Seen> = {
  first_touch: {
    cause: () => customer(undefined, 'sms', NOON),
    texts: [[0, /^Hi there, thanks for reaching out to Mariposa Motors!/]],
    isTold: true,
  },
  no_answer: {
    cause: async () => {
      const person = await customer()
      await answer(person)
      return person
    },
    texts: [
      [0, /^Hi there, did you have a chance to look at what we talked about\?/],
      [48, /would a test drive help/],
      [144, /I don’t want to bother you/],
    ],
  },
  missed_call: {
    cause: () => callOf(newCustomer(), { status: 'no-answer' }),
    texts: [[0, /^Hi, it’s Mariposa Motors\. We’re sorry we missed your call/]],
    reminder: /^Call back/,
  },
  appointment_confirmed: {
    cause: async () => {
      const person = await customer()
      await appointmentBecomes(person, 'confirmed')
      return person
    },
    // With the zone for whom it is another's.
    texts: [[0, /Your appointment: \w+day, \w+ \d+, \d+:\d\d [AP]M(?: \w+ Time)?\. .* http\S+\/appointment\/\S+$/]],
  },
  no_show: {
    cause: noShow,
    texts: [[0, /we missed you at your appointment/]],
    done: 49,
    reminder: /^No-show/,
  },
  price_drop: {
    cause: async () => {
      const person = await asked()
      await sync('Available', 18_600)
      return person
    },
    texts: [[0, /the 2021 Ford Escape you asked about is now \$18,600 plus taxes[^.]+ fees\. http\S+\/vehicle\/\S+$/]],
  },
  vehicle_sold: {
    cause: async () => {
      const person = await asked()
      await sync('Sold')
      return person
    },
    texts: [[0, /the 2021 Ford Escape has just been sold/]],
  },
  vehicle_back: {
    cause: async () => {
      const person = await asked()
      await sync('Sold')
      await sync('Available')
      return person
    },
    texts: [[0, /the 2021 Ford Escape is available again/]],
  },
  similar_arrived: {
    cause: async () => {
      const person = await agreeing()
      await change(person, { looking_for: 'a Bronco under 40k' })
      await allFollowed()
      await ours.client.post('/api/inventory', { make: 'Ford', model: 'Bronco', year: 2022, price: 38_500 })
      return person
    },
    texts: [[0, /a 2022 Ford Bronco just arrived/]],
  },
  thank_you: {
    cause: async () => {
      const person = await customer()
      await change(person, { stage: 'sold' })
      return person
    },
    texts: [
      [0, /^Congratulations on your new vehicle/],
      [72, /A short review would help/],
    ],
  },
  anniversary: {
    cause: async () => {
      const person = await agreeing()
      await change(person, { stage: 'sold' })
      return person
    },
    texts: [[53 * 7 * DAY, /happy anniversary with your vehicle/]],
  },
  window_closing: { cause: () => customer('Hola', 'whatsapp'), isTold: true },
  wake_up: {
    cause: async () => {
      const person = await agreeing()
      await answer(person)
      return person
    },
    texts: [[13 * 7 * DAY, /it’s Mariposa Motors\. Are you still looking/]],
    done: 14 * 7 * DAY,
    reminder: /^Quiet for 90 days/,
  },
}

test('every ready-made one is seen through', () => {
  expect(recipes.map(({ key }) => key).sort()).toEqual(Object.keys(SEEN).sort())
})

test.each(Object.entries(SEEN))('the ready-made %s does what it says', async (key, seen) => {
  const { name = '' } = recipes.find((one) => one.key === key) ?? {}
  const recipe = await publishRecipe(key)
  // Also after a failure: another of its name would write too.
  onTestFinished(async () => {
    await recipe.remove()
  })
  const person = await seen.cause()
  const { texts = [], done = texts.at(-1)?.[0] ?? 0 } = seen
  for (const [n, [hour, text]] of texts.entries())
    await eventually(async () => {
      await runDue(hour)
      const sent = await sentBy(name, person)
      expect(sent).toHaveLength(n + 1)
      expect(sent[n]).toMatch(text)
    })
  await eventually(async () => {
    await runDue(done)
    expect(await recipe.runsWith(person.contact)).toMatchObject([{ status: 'done' }])
  })
  expect(await sentBy(name, person)).toHaveLength(texts.length)
  await eventually(async () => {
    expect(await remindersOf(person)).toEqual(seen.reminder ? [expect.stringMatching(seen.reminder)] : [])
    expect(await isNotified(person)).toBe(seen.isTold === true)
  })
})

const publishRecipe = (key: string) => {
  const { about: _, key: __, ...definition } = recipes.find((one) => one.key === key) as (typeof recipes)[number]
  return publish(definition)
}

test.each([
  ['missed_call', 'someone has talked with them', () => callOf(newCustomer(), { status: 'no-answer' }), talk, 3],
  ['no_show', 'they have booked again', noShow, book, 49],
] as const)('the ready-made %s goes no further where %s', async (key, _, cause, then, hours) => {
  const recipe = await publishRecipe(key)
  onTestFinished(async () => {
    await recipe.remove()
  })
  const person = await cause()
  await eventually(async () => {
    const [run] = await recipe.runsWith(person.contact)
    // By night its text waits; by day it has left, and what is due then is what comes after.
    const { act, outcome } = run?.story.at(-1) ?? {}
    if (act === 'send' && outcome === 'waits') await runDue(0)
    expect(run).toMatchObject({
      status: 'active',
      story: expect.arrayContaining([expect.objectContaining({ act: 'wait' })]),
    })
  })
  await then(person)
  await allFollowed()
  await eventually(async () => {
    await runDue(hours)
    expect(await recipe.runsWith(person.contact)).toMatchObject([{ status: 'ended' }])
  })
})

test('whoever has bought hears no news of vehicles', async () => {
  const recipe = await publishRecipe('price_drop')
  onTestFinished(async () => {
    await recipe.remove()
  })
  const [buyer, other] = [await asked(), await asked()]
  await change(buyer, { stage: 'sold' })
  await sync('Available', 18_600)
  await eventually(async () => expect(await recipe.runsWith(other.contact)).toHaveLength(1))
  await allFollowed()
  expect(await recipe.runsWith(buyer.contact)).toEqual([])
})

/** The triggers that no ready-made automation uses. */
const TRIGGERS: [string, { trigger: object; cause: () => Promise<Person>; hour?: number }][] = [
  [
    'nobody has answered them for an hour',
    { trigger: { on: 'unanswered', minutes: 60 }, cause: () => customer(), hour: 0 },
  ],
  [
    'they stay in a stage for a week',
    {
      trigger: { on: 'stage_stuck', stage: 'contacted', days: 7 },
      cause: async () => {
        const person = await customer()
        await change(person, { stage: 'contacted' })
        return person
      },
      hour: 7 * DAY,
    },
  ],
  [
    'a year has passed since they came',
    { trigger: { on: 'date', field: 'added' }, cause: () => customer(), hour: 9000 },
  ],
  [
    'their appointment is a day away',
    {
      trigger: { on: 'appointment_near', hours: 24 },
      cause: async () => {
        const person = await customer()
        await book(person)
        return person
      },
      hour: 7 * DAY,
    },
  ],
  [
    'they leave a voicemail',
    {
      trigger: { on: 'voicemail' },
      cause: () => callOf(newCustomer(), { status: 'completed', duration: 20, recording_seconds: 7 }),
    },
  ],
  [
    'they are assigned',
    {
      trigger: { on: 'assigned' },
      cause: async () => {
        const person = await customer()
        const body = { contact_id: person.contact, agent_id: agent.id }
        expect(await ours.client.post('/api/assignments/assign', body)).toMatchObject({ status: 200 })
        return person
      },
    },
  ],
  [
    'they opt out',
    {
      trigger: { on: 'opted_out' },
      cause: async () => {
        const person = await customer()
        await write(person.phone, 'STOP')
        return person
      },
    },
  ],
  [
    'the assistant hands them over',
    {
      trigger: { on: 'handed_over' },
      cause: async () => {
        const person = await customer()
        const { findContact } = await import('../../functions/core/customers/contacts/door.ts')
        const { setAnswering } = await import('../../functions/core/customers/contacts/door.ts')
        const contact = await findContact({ org: provenOrg(ours.org) }, person.contact)
        if (contact) await setAnswering(contact, { reason: 'handed_over', changed_at: new Date().toISOString() })
        return person
      },
    },
  ],
  [
    'they reply to a campaign',
    {
      trigger: { on: 'campaign_replied' },
      cause: async () => {
        const person = await agreeing()
        const { findReach, takeTurn } = await import('../../functions/core/outreach/sends/store.ts')
        const org = provenOrg(ours.org)
        const sent = { at: new Date(Date.now() - HOUR_MS).toISOString(), mark: 'm', by: 'campaign', id: 'c' } as const
        await takeTurn(org, await findReach(org, person.contact), sent, sent.at, new Date(sent.at))
        await write(person.phone, 'Yes, tell me more')
        return person
      },
    },
  ],
]
test.each(TRIGGERS)('an automation begins when %s', async (_, { trigger, cause, hour }) => {
  const automation = await publish({ name: 'Note', trigger, steps: [{ act: 'note', text: 'It began.' }] })
  const person = await cause()
  await eventually(async () => {
    if (hour !== undefined) await runDue(hour)
    expect(await automation.runsWith(person.contact)).toMatchObject([{ status: 'done' }])
  })
  const { body } = await ours.client.get(`/api/contacts/${person.contact}/notes`)
  expect(JSON.stringify(body)).toContain('It began.')
  await automation.remove()
})
