import { beforeAll, describe, expect, test } from 'vitest'
import { customerWrites, inHours, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runJob } from '../run-job.ts'
import { openModel } from './open-model.ts'
import { passDue } from './pass-due.ts'

const ZONE = 'America/Los_Angeles'
const DAY_MS = 86_400_000
const HOURS = ['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => ({ day, from: '09:00', to: '18:00' }))
const FOR_A_PERSON = 'Can I talk to a real person please?'
const LINE = 'Of course. Someone from our team will reply to you here.'

/** A time of day of the week to come on the dealership's clock; 1: its Monday, 8: the Monday after. */
function on(day: number, time: string): Date {
  const today = new Date()
  const monday = Math.floor(today.getTime() / DAY_MS) + 8 - (today.getUTCDay() || 7)
  const wall = `${new Date((monday + day - 1) * DAY_MS).toISOString().slice(0, 10)}T${time}:00`
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${wall}Z`))
    .find(({ type }) => type === 'timeZoneName')
  return new Date(wall + (zone?.value.slice(3) ?? ''))
}
const clockOf = (time: string) =>
  new Date(time).toLocaleTimeString('en-US', {
    timeZone: ZONE,
    hourCycle: 'h23',
    weekday: 'short',
    timeStyle: undefined,
    hour: '2-digit',
    minute: '2-digit',
  })
const at = (time: Date) => inHours((time.getTime() - Date.now()) / 3_600_000)

type Member = Awaited<ReturnType<TestOrganization['addMember']>>
type Message = { direction: string; body: string; id: string }

/** A dealership with an assistant, open from Monday to Friday, nine to six, and two agents. */
async function openDesk() {
  const ours = await newOrganization({ name: 'Mariposa Motors' })
  const { client, org } = ours
  const to = (await ours.connect()).phone_number
  const tess = await ours.addMember({ role: 'agent', first_name: 'Tess', last_name: 'Ames' })
  const diego = await ours.addMember({ role: 'agent', first_name: 'Diego', last_name: 'Ruiz' })
  const model = await openModel(org)
  const ai = (key: string, value: string) => ({ key, value, group: 'ai' })
  const settings = [ai('openai_api_key', model.keys.openai), ai('openai_enabled', 'true')]
  await client.post('/api/settings/bulk-update', { settings })
  await client.put(`/api/organizations/${org}`, { business_hours: HOURS, timezone: ZONE })
  const setUp = async (changes: object) => expect((await client.put('/api/assistant', changes)).status).toBe(200)
  await setUp({ mode: 'always' })

  /** A customer who writes at a time, and whose turn comes `lateMinutes` later. */
  const asks = async (time: Date, asked: { of?: Member; body?: string; lateMinutes?: number } = {}) => {
    const phone = newCustomer()
    const write = (body: string, when: Date) => customerWrites({ from: phone, to, body }, at(when))
    await write('Hi', new Date(time.getTime() - 60_000))
    const { row, id } = await findConversation(client, phone)
    const contact = row.contact_id as string
    if (asked.of) await assign(client, { contact_id: contact }, asked.of.id)
    const thread = async () => (await findConversation(client, phone)).messages as Message[]
    const ask = async (body: string, when: Date, lateMinutes = 0.2) => {
      await write(body, when)
      const message = (await thread()).findLast(({ direction }) => direction === 'inbound')?.id
      const found_at = new Date(when.getTime() + lateMinutes * 60_000).toISOString()
      await runJob('answer-customers', { org, contact, conversation: id, message, found_at })
    }
    await ask(asked.body ?? FOR_A_PERSON, time, asked.lateMinutes)
    return {
      contact,
      write,
      ask,
      owner: async () => (await findConversation(client, phone)).row.user_id as string | null,
      said: async () => (await thread()).flatMap(({ direction, body }) => (direction === 'outbound' ? [body] : [])),
      turn: async () => (await client.get(`/api/assistant/turns?contact=${contact}`)).body.data[0],
      state: async () => (await client.get(`/api/chats/by-contact/${contact}`)).body.assistant,
      answer: async (by: { client: TestOrganization['client'] }, when: Date) =>
        expect(
          await by.client.post(`/api/chats/sms/${id}/send`, { body: 'Here I am', contact_id: contact }, at(when)),
        ).toMatchObject({ status: 200 }),
      close: async () =>
        expect(await client.patch(`/api/chats/sms/${id}/status`, { status: 'closed' })).toMatchObject({ status: 200 }),
    }
  }
  /** What somebody was told of a customer, in order. */
  const told = async (who: { client: TestOrganization['client'] }, contact: string | null) => {
    type Told = { kind: string; contact_id: string | null; created_at: string }
    const all: Told[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await who.client.get(`/api/notifications${cursor ? `?cursor=${cursor}` : ''}`)
      all.push(...body.data)
      cursor = body.cursor
    }
    return all
      .filter((one) => one.contact_id === contact && /^wait_|handed_over/.test(one.kind))
      .map((one) => `${one.kind.replace('assistant_', '')} ${clockOf(one.created_at)}`)
      .toReversed()
  }
  const pass = (until: Date) => passDue(org, until)
  const week = new URLSearchParams({ from: on(1, '00:00').toISOString(), to: on(9, '00:00').toISOString() })
  const figures = async () => (await client.get(`/api/assistant/figures?${week}`)).body
  const setAway = async (away: boolean) => {
    for (const { id } of [tess, diego])
      expect(await client.put(`/api/assignments/agents/${id}`, { available: !away })).toMatchObject({ status: 200 })
  }
  return { ours, tess, diego, model, setUp, asks, told, pass, figures, setAway }
}
type Desk = Awaited<ReturnType<typeof openDesk>>

let week: Desk
let desk: Desk
beforeAll(async () => {
  ;[week, desk] = [await openDesk(), await openDesk()]
})

test('over a week with nights, a day off, and everybody away nobody is lost, and everybody is told in order', async () => {
  const { ours, tess, diego, asks, told, pass, figures, setAway } = week
  const ana = await asks(on(1, '11:00'), { of: tess })
  expect(await ana.said()).toEqual([expect.stringContaining(LINE)])
  expect((await ana.said())[0]).not.toContain('We open')
  await pass(on(1, '11:10'))
  await ana.answer(tess, on(1, '11:10'))

  const ben = await asks(on(1, '14:00'), { of: tess })
  await pass(on(1, '14:20'))
  expect(await told(tess, ben.contact)).toEqual(['handed_over Mon 14:00', 'wait_reminder Mon 14:15'])
  expect(await told(diego, ben.contact)).toEqual([])
  await pass(on(1, '14:40'))
  expect(await ben.owner()).toBe(diego.id)
  expect(await told(diego, ben.contact)).toEqual(['wait_reminder Mon 14:30'])
  expect(await told(tess, null)).toEqual(['wait_passed_on Mon 14:30'])
  expect(await told(ours, ben.contact)).toEqual([])
  await pass(on(1, '18:30'))
  expect(await told(ours, ben.contact)).toEqual(['wait_unanswered Mon 15:00'])

  const cara = await asks(on(1, '22:00'), { of: tess })
  expect((await cara.said())[0]).toContain(`${LINE} We open Tuesday at 9:00 AM; Tess will write you then.`)
  await pass(on(2, '08:59'))
  expect(await told(tess, cara.contact)).toEqual(['handed_over Mon 22:00'])
  await pass(on(2, '09:01'))
  expect(await told(tess, cara.contact)).toEqual(['handed_over Mon 22:00', 'wait_reminder Tue 09:00'])
  await cara.answer(tess, on(2, '09:05'))
  await pass(on(2, '17:00'))
  expect(await told(ours, ben.contact), 'again, a working day later').toEqual(['wait_unanswered Tue 14:00'])
  await ben.answer(diego, on(2, '17:00'))

  await setAway(true)
  const dan = await asks(on(2, '23:00'), { of: tess })
  expect((await dan.said())[0], 'nothing is promised').not.toContain('We open')
  const eve = await asks(on(3, '10:00'))
  await pass(on(4, '08:00'))
  expect(await told(ours, dan.contact)).toEqual(['wait_unanswered Wed 17:00'])
  expect(await told(ours, eve.contact)).toEqual(['handed_over Wed 10:00', 'wait_unanswered Wed 10:15'])
  await setAway(false)
  await dan.answer(tess, on(4, '09:30'))
  await eve.write('STOP', on(4, '09:40'))

  const flo = await asks(on(6, '21:00'), { body: 'Quiero hablar con una persona por favor' })
  expect((await flo.said())[0]).toContain(
    'Abrimos el lunes a las 9:00 a.m.; una persona de nuestro equipo le escribirá entonces.',
  )
  await pass(on(8, '08:00'))
  await flo.close()
  await eventually(async () => expect(await pass(on(8, '08:30'))).toBe(0))

  // All are over by now: no clock goes on.
  await pass(on(8, '18:00'))
  expect(await pass(on(20, '18:00'))).toBe(0)
  expect(await figures()).toMatchObject({ handed_over: 6, answered_in_time: 2, lost: 0 })
})

describe('a question that the assistant comes to late', () => {
  test('goes to people, at night without a word, and is told of as it opens', async () => {
    const { asks, told, pass, tess } = desk
    const gus = await asks(on(2, '21:00'), { of: tess, body: 'Is the Camry still there?', lateMinutes: 360 })
    expect(await gus.turn()).toMatchObject({ outcome: 'handed_over', reason: 'late' })
    expect(await gus.said()).toEqual([])
    await pass(on(3, '09:10'))
    expect(await told(tess, gus.contact)).toEqual(['handed_over Wed 03:00', 'wait_reminder Wed 09:00'])
  })

  test('goes to people with a word in business hours', async () => {
    const { asks } = desk
    const hal = await asks(on(2, '11:00'), { body: 'Is the Camry still there?', lateMinutes: 16 })
    expect(await hal.turn()).toMatchObject({ outcome: 'handed_over', reason: 'late' })
    expect(await hal.said()).toEqual([expect.stringContaining('Someone from our team will take it from here')])
  })

  test('is people’s too where the assistant answers at night, and it is day by now', async () => {
    const { asks, setUp } = desk
    await setUp({ mode: 'after_hours', drafts_otherwise: false })
    const ida = await asks(on(3, '03:00'), { body: 'Is the Camry still there?', lateMinutes: 390 })
    await setUp({ mode: 'always' })
    expect(await ida.turn()).toMatchObject({ outcome: 'handed_over', reason: 'late' })
    expect(await ida.said()).toEqual([])
  })

  test('that the vendor’s trouble overtook goes to people as failed', async () => {
    const { ours, asks, told, tess } = desk
    const setAi = (value: string) =>
      ours.client.post('/api/settings/bulk-update', { settings: [{ key: 'openai_enabled', value, group: 'ai' }] })
    await setAi('false')
    const pat = await asks(on(3, '14:00'), { of: tess, body: 'Is the Camry still there?' })
    await setAi('true')
    expect(await pat.turn()).toMatchObject({ outcome: 'failed', reason: 'failed' })
    expect(await told(tess, pat.contact)).toEqual(['handed_over Wed 14:00'])
  })

  test('is nobody’s once the customer was deleted', async () => {
    const { ours, asks, pass, figures } = desk
    const lou = await asks(on(3, '12:00'), { body: 'Is the Camry still there?', lateMinutes: 16 })
    expect(await ours.client.delete(`/api/contacts/${lou.contact}`)).toMatchObject({ status: 204 })
    await pass(on(3, '12:40'))
    const { handed_over, lost } = await figures()
    expect({ lost, isCounted: handed_over > 0 }).toEqual({ lost: 0, isCounted: true })
  })

  test('is not late before people had their minutes', async () => {
    const { asks, setUp, model } = desk
    await setUp({ mode: 'unanswered', minutes: 30 })
    await model.script({ calls: [{ name: 'reply', arguments: { sentences: [[{ phrase: 'greet' }]] } }] })
    const jon = await asks(on(3, '11:00'), { body: 'Good morning', lateMinutes: 34 })
    await setUp({ mode: 'always' })
    expect(await jon.turn()).toMatchObject({ outcome: 'answered' })
  })
})

test('while it is closed an agent is promised by name only where they are free as it opens', async () => {
  const { ours, tess, asks } = desk
  const mia = await asks(on(3, '22:00'), { of: tess })
  expect((await mia.said())[0]).toContain('We open Thursday at 9:00 AM; Tess will write you then.')
  const visit = { contact_id: mia.contact, kind: 'visit', agent_id: tess.id, client_id: mia.contact }
  const starts_at = on(4, '09:00').toISOString()
  expect(await ours.client.post('/api/appointments', { ...visit, starts_at })).toMatchObject({ status: 200 })
  const ned = await asks(on(3, '22:30'), { of: tess })
  expect((await ned.said())[0]).toContain('We open Thursday at 9:00 AM; someone from our team will write you then.')
  const settings = [{ key: 'outreach_holidays', value: JSON.stringify([starts_at.slice(0, 10)]), group: 'outreach' }]
  expect(await ours.client.post('/api/settings/bulk-update', { settings })).toMatchObject({ status: 200 })
  const oli = await asks(on(3, '23:00'), { of: tess })
  expect((await oli.said())[0]).not.toContain('We open')
})

test('the assistant takes new questions the next day where the dealership wants that, and people are told on', async () => {
  const { ours, asks, told, pass, setUp, model } = await openDesk()
  await setUp({ resumes_next_day: true })
  const kim = await asks(on(1, '16:00'))
  expect(await kim.state()).toMatchObject({ state: 'sleeps', until: on(2, '09:00').toISOString() })
  await model.script({ calls: [{ name: 'reply', arguments: { sentences: [[{ phrase: 'greet' }]] } }] })
  await kim.ask('Hello again', on(1, '17:00'))
  expect(await kim.said()).toHaveLength(1)
  await kim.ask('Good morning', on(2, '09:30'))
  expect(await kim.said()).toHaveLength(2)
  await pass(on(2, '10:00'))
  expect(await told(ours, kim.contact)).toContain('wait_unanswered Mon 17:00')
})

test('a draft that nobody sends is told of, and is no handover; a question that it asks people is one', async () => {
  const { tess, asks, told, pass, setUp, model, figures } = await openDesk()
  await setUp({ mode: 'draft' })
  await model.script({ calls: [{ name: 'reply', arguments: { sentences: [[{ phrase: 'greet' }]] } }] })
  const lea = await asks(on(1, '11:00'), { of: tess, body: 'Good morning' })
  expect(await lea.turn()).toMatchObject({ outcome: 'drafted' })
  await pass(on(1, '11:20'))
  expect(await told(tess, lea.contact)).toEqual(['wait_reminder Mon 11:15'])
  await lea.answer(tess, on(1, '11:25'))
  await pass(on(8, '11:20'))
  expect(await figures()).toMatchObject({ handed_over: 0, answered_in_time: 0, lost: 0 })
  await setUp({ mode: 'always' })
  await model.script({ calls: [{ name: 'reply', arguments: { sentences: [[{ phrase: 'will_ask' }]] } }] })
  const zoe = await asks(on(1, '12:00'), { of: tess, body: 'Do you have a playground?' })
  expect(await zoe.turn()).toMatchObject({ outcome: 'answered' })
  await pass(on(1, '12:20'))
  expect(await told(tess, zoe.contact)).toEqual(['wait_reminder Mon 12:15'])
  expect(await figures()).toMatchObject({ handed_over: 1 })
})
