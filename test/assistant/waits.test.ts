import { beforeAll, expect, test } from 'vitest'
import { customerWrites, inHours, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runJob } from '../run-job.ts'
import { openModel } from './open-model.ts'
import { passDue } from './pass-due.ts'

const ZONE = 'America/Los_Angeles'
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => ({ day, from: '09:00', to: '18:00' }))

let ours: TestOrganization
let to: string
let tess: Member
let diego: Member
type Member = Awaited<ReturnType<TestOrganization['addMember']>>
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa Motors' })
  to = (await ours.connect()).phone_number
  tess = await ours.addMember({ role: 'agent', first_name: 'Tess', last_name: 'Ames' })
  diego = await ours.addMember({ role: 'agent', first_name: 'Diego', last_name: 'Ruiz' })
  const { keys } = await openModel(ours.org)
  const ai = (key: string, value: string) => ({ key, value, group: 'ai' })
  await ours.client.post('/api/settings/bulk-update', {
    settings: [ai('openai_api_key', keys.openai), ai('openai_enabled', 'true')],
  })
  await ours.client.put(`/api/organizations/${ours.org}`, { business_hours: WEEK, timezone: ZONE })
  await ours.client.put('/api/assistant', { mode: 'always' })
})

/** A time of day of the coming week on the dealership's clock; 1: Monday. */
function on(weekday: number, time: string): Date {
  const today = new Date()
  // Weeks away from both changes of clocks: the offset then is that of the day.
  const monday = new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + 8 - (today.getUTCDay() || 7)),
  )
  const wall = `${new Date(monday.getTime() + (weekday - 1) * 86_400_000).toISOString().slice(0, 10)}T${time}:00`
  const offset = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${wall}Z`))
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice(3)
  return new Date(`${wall}${offset}`)
}
const at = (time: Date) => inHours((time.getTime() - Date.now()) / 3_600_000)

/** A customer who asks for a person at a time, and is left to one. */
async function asks(
  time: Date,
  { of, body = 'Can I talk to a real person please?' }: { of?: Member; body?: string } = {},
) {
  const phone = newCustomer()
  const write = (text: string, when: Date) => customerWrites({ from: phone, to, body: text }, at(when))
  await write('Hi', new Date(time.getTime() - 60_000))
  const { row, id } = await findConversation(ours.client, phone)
  const contact = row.contact_id as string
  if (of) await assign(ours.client, { contact_id: contact }, of.id)
  await write(body, time)
  const { messages } = await findConversation(ours.client, phone)
  const message = messages.findLast(({ direction }) => direction === 'inbound')?.id
  const found_at = new Date(time.getTime() + 10_000).toISOString()
  await runJob('answer-customers', { org: ours.org, contact, conversation: id, message, found_at })
  const thread = async () => (await findConversation(ours.client, phone)).messages
  return {
    phone,
    contact,
    write,
    owner: async () => (await findConversation(ours.client, phone)).row.user_id as string | null,
    said: async () =>
      (await thread()).filter(({ direction }) => direction === 'outbound').map(({ body: text }) => text),
    answer: async (by: Member | TestOrganization, when: Date) => {
      const { status } = await by.client.post(
        `/api/chats/sms/${id}/send`,
        { body: 'Here I am', contact_id: contact },
        at(when),
      )
      expect(status).toBe(200)
    },
    close: async () => expect((await ours.client.post('/api/chats/close', { contact_id: contact })).status).toBe(200),
  }
}

/** What somebody was told of a customer, oldest first, without the day. */
async function told({ client }: Pick<Member, 'client'>, contact: string | null) {
  const { data } = (await client.get('/api/notifications')).body
  type Told = { kind: string; contact_id: string | null; created_at: string }
  return data
    .filter((one: Told) => one.contact_id === contact && /wait_|handed_over/.test(one.kind))
    .map(
      (one: Told) =>
        `${one.kind} ${new Date(one.created_at).toLocaleTimeString('en-US', { timeZone: ZONE, hour12: false, timeStyle: 'short' })}`,
    )
    .toReversed()
}

test('who is left to people by day is told of to their agent, then a colleague, who gets them, then managers', async () => {
  const ana = await asks(on(1, '11:00'), { of: tess })
  expect(await ana.said()).toEqual(['Of course. Someone from our team will reply to you here.'])
  expect(await told(tess, ana.contact)).toEqual(['assistant_handed_over 11:00'])
  await passDue(ours.org, on(1, '11:20'))
  expect(await told(tess, ana.contact)).toEqual(['assistant_handed_over 11:00', 'wait_reminder 11:15'])
  expect(await told(diego, ana.contact)).toEqual([])
  await passDue(ours.org, on(1, '11:40'))
  expect(await ana.owner()).toBe(diego.id)
  expect(await told(diego, ana.contact)).toEqual(['wait_reminder 11:30'])
  expect(await told(ours, ana.contact)).toEqual([])
  await passDue(ours.org, on(1, '12:30'))
  expect(await told(ours, ana.contact)).toEqual(['wait_unanswered 12:00'])
  await ana.answer(diego, on(1, '13:00'))
  await eventually(async () => expect(await passDue(ours.org, on(5, '17:00'))).toBe(0))
})
