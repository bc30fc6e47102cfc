import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerCustomer } from '../../functions/core/assistant/turns/answer-customer.ts'
import { Turn, type TurnItem } from '../../functions/core/assistant/turns/entity.ts'
import { findTurn } from '../../functions/core/assistant/turns/store.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runJob } from '../run-job.ts'
import { openModel } from './open-model.ts'

let ours: TestOrganization
let account: TwilioAccount
let civic: { id: string }
let model: Awaited<ReturnType<typeof openModel>>
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa Motors' })
  account = await ours.connect()
  model = await openModel(ours.org)
  const ai = (key: string, value: string) => ({ key, value, group: 'ai' })
  await ours.client.post('/api/settings/bulk-update', {
    settings: [ai('openai_api_key', model.keys.openai), ai('openai_enabled', 'true')],
  })
  civic = (await ours.client.post('/api/inventory', { ...CIVIC })).body
  const { status } = await ours.client.put('/api/assistant', { mode: 'always', prices_are_total: true })
  expect(status).toBe(200)
})

const CIVIC = { year: 2023, make: 'Honda', model: 'Civic', trim: 'Touring', price: 21_450, mileage: 18_400 }

const reply = (...sentences: object[][]) => ({ calls: [{ name: 'reply', arguments: { sentences } }] })
const phrase = (id: string, vehicle: string | null = null) => ({ phrase: id, slots: { vehicle } })
const bookAt = (at: string) => ({ calls: [{ name: 'book', arguments: { slot: `visit@${at}`, vehicle: null } }] })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const search = { calls: [{ name: 'search_vehicles', arguments: { text: 'civic' } }] }

/** A customer who writes on WhatsApp. */
async function customer(body: string) {
  const phone = newCustomer()
  const write = (text: string) =>
    customerWrites({ from: `whatsapp:${phone}`, to: account.whatsapp_from ?? '', body: text })
  await write(body)
  const { id, row, messages } = await findConversation(ours.client, phone, 'whatsapp')
  const path = `/api/chats/whatsapp/${id}`
  const contact = row.contact_id as string
  const thread = async () => (await ours.client.get(`${path}/messages`)).body.messages
  const answers = async () => (await thread()).filter(({ isFromAi }: { isFromAi: boolean }) => isFromAi)
  const turn = () =>
    eventually(async () => {
      const { data } = (await ours.client.get(`/api/assistant/turns?contact=${contact}`)).body
      expect(data).not.toHaveLength(0)
      return data[0]
    })
  /** The turn for their first message, without the wait for another one. */
  const turnNow = async () => {
    await runJob('answer-customers', { org: ours.org, contact, conversation: id, message: messages.at(-1)?.id })
    return turn()
  }
  const appointments = async () => (await ours.client.get(`/api/appointments?contact=${contact}`)).body.data
  return { id, path, contact, write, thread, answers, turn, turnNow, appointments }
}

describe('a customer’s question', () => {
  test('is answered once a burst, with facts that code writes, and says what answers', async () => {
    await model.script(search, reply([phrase('here_is', civic.id)], [{ fact: [civic.id, 'price'] }]))
    const ana = await customer('Hi, do you have a Civic?')
    await ana.write('Under 25k please')
    expect(await ana.turn()).toMatchObject({ outcome: 'answered', model: 'gpt-6-luna', cost: expect.any(Number) })
    const [answer, ...more] = await ana.answers()
    expect(more).toEqual([])
    expect(answer.body).toContain('automated assistant of Mariposa Motors')
    expect(answer.body).toContain('2023 Honda Civic Touring')
    expect(answer.body).toContain('$21,450')
    expect(answer.sources).toContainEqual(expect.objectContaining({ vehicle_id: civic.id, field: 'price' }))
  })

  test('is listed as answered where the worker died after sending, and as answered once', async () => {
    await model.script(reply([phrase('greet')], [phrase('ask_how_can_i_help')]))
    const ivy = await customer('Good evening')
    const { id } = await ivy.turnNow()
    const org = provenOrg(ours.org)
    const ended = await findTurn(org, id)
    // As it lay before it was ended.
    await Turn.build(PutItemCommand)
      .item({ ...ended, org, id, status: 'running', held_until: Date.now() - 1, outcome: undefined } as TurnItem)
      .send()
    const { data } = (await ours.client.get(`/api/assistant/turns?contact=${ivy.contact}`)).body
    expect(data).toEqual([])
    await answerCustomer(
      { org, now: new Date(), requestId: 'again' },
      { contact: ivy.contact, conversation: ivy.id, message: id },
    )
    expect(await ivy.turn()).toMatchObject({ id, outcome: 'answered' })
    expect(await ivy.answers()).toHaveLength(1)
  })

  test('that a draft answers wrongly twice goes to a person, with the wrong words nowhere', async () => {
    await model.script(
      reply([{ text: 'It is yours for $9,000 flat.' }]),
      reply([{ text: 'The manager agreed to nine thousand.' }]),
    )
    const ben = await customer('Tell me about your trucks')
    expect(await ben.turnNow()).toMatchObject({ outcome: 'stopped' })
    const said = (await ben.answers()).map(({ body }: { body: string }) => body).join(' ')
    expect(said).toContain('Someone from our team')
    expect(said).not.toMatch(/9,000|nine thousand/)
    expect((await ours.client.get(`/api/chats/by-contact/${ben.contact}`)).body.assistant).toMatchObject({
      state: 'sleeps',
      reason: 'handed_over',
    })
  })

  test('gets no answer once a person has written, however far the model was', async () => {
    await model.script({ ...reply([phrase('greet')], [phrase('ask_how_can_i_help')]), is_held: true })
    const cara = await customer('Hi there')
    const turn = cara.turnNow()
    await eventually(async () => expect(await model.unasked()).toBe(0))
    await ours.client.post(`${cara.path}/send`, { body: 'I’m on it', contact_id: cara.contact })
    await model.release()
    expect(await turn).toMatchObject({ outcome: 'dropped', reason: 'answer_outdated' })
    expect(await cara.answers()).toEqual([])
    // And none to what comes next.
    await cara.write('Great')
    await eventually(async () =>
      expect((await ours.client.get(`/api/chats/by-contact/${cara.contact}`)).body.assistant).toMatchObject({
        state: 'sleeps',
        reason: 'person',
      }),
    )
  })

  test('of who said STOP on another channel is a person’s', async () => {
    const phone = newCustomer()
    const write = (from: string, to: string | null, body: string) => customerWrites({ from, to: to ?? '', body })
    await write(phone, account.phone_number, 'STOP')
    const whatsapp = (body: string) => write(`whatsapp:${phone}`, account.whatsapp_from, body)
    await whatsapp('Do you have a Civic?')
    const { id, row, messages } = await findConversation(ours.client, phone, 'whatsapp')
    const turnFor = (message: string | undefined) =>
      runJob('answer-customers', { org: ours.org, contact: row.contact_id, conversation: id, message })
    await turnFor(messages.at(-1)?.id)
    const { data } = (await ours.client.get(`/api/assistant/turns?contact=${row.contact_id}`)).body
    expect(data).toMatchObject([{ reason: 'opt_out' }])
    expect((await findConversation(ours.client, phone, 'whatsapp')).messages).toHaveLength(1)
    // A person answers what they wrote.
    expect((await ours.client.post(`/api/chats/whatsapp/${id}/send`, { body: 'We do.' })).status).toBe(200)
  })

  test('books no time that customers may not have, whatever the model asks for', async () => {
    const night = new Date(Math.ceil(Date.now() / 86_400_000 + 3) * 86_400_000 + 7 * 3_600_000).toISOString()
    await model.script(bookAt(night), reply([phrase('ask_day')]))
    const gus = await customer('Can I come by at night?')
    expect(await gus.turnNow()).toMatchObject({ outcome: 'answered' })
    expect(await gus.appointments()).toEqual([])
  })

  test('waits as a draft where people approve answers, books nothing, and is sent as whoever approves it', async () => {
    const { data } = (await ours.client.get(`/api/appointments/slots?kind=visit&from=${inDays(1)}&to=${inDays(4)}`))
      .body
    await model.script(bookAt(data[0].starts_at), reply([phrase('greet')], [phrase('ask_how_can_i_help')]))
    await ours.client.put('/api/assistant', { mode: 'draft' })
    const dee = await customer('Good morning')
    expect(await dee.turnNow()).toMatchObject({ outcome: 'drafted' })
    expect(await dee.answers()).toEqual([])
    expect(await dee.appointments()).toEqual([])
    const { draft } = (await ours.client.get(`${dee.path}/draft`)).body
    // To another dealership, and to an agent who may not see the customer, there is none.
    const { id: turn } = await dee.turn()
    const [theirs, agent, owner] = await Promise.all([
      newOrganization(),
      ours.addMember({ role: 'agent' }),
      ours.addMember({ role: 'agent' }),
    ])
    await assign(ours.client, { contact_id: dee.contact }, owner.id)
    const strangers = await Promise.all([
      theirs.client.get(`/api/assistant/turns/${turn}`),
      theirs.client.post(`/api/assistant/turns/${turn}/feedback`, { verdict: 'bad' }),
      ...[theirs.client, agent.client].flatMap((client) => [
        client.get(`${dee.path}/draft`),
        client.post(`${dee.path}/draft/${draft.id}/send`, {}),
        client.delete(`${dee.path}/draft/${draft.id}`),
      ]),
    ])
    expect(strangers.map(({ status }) => status)).toEqual(strangers.map(() => 404))
    expect((await theirs.client.get(`/api/assistant/turns?contact=${dee.contact}`)).body.data).toEqual([])
    expect((await agent.client.get(`/api/assistant/turns/${turn}`)).status).toBe(403)
    expect(draft.body).toContain('?')
    expect(await ours.client.post(`${dee.path}/draft/${draft.id}/send`, {})).toMatchObject({ status: 200 })
    const last = (await dee.thread()).at(-1)
    expect(last).toMatchObject({ direction: 'outbound', body: draft.body, isFromAi: false })
    expect((await ours.client.get(`${dee.path}/draft`)).body).toEqual({ draft: null })
    await ours.client.put('/api/assistant', { mode: 'always' })
  })
})

describe('beside a person', () => {
  test('the AI is offered to everybody who can use it, and says why it leaves an answer to a person', async () => {
    const [theirs, agent] = await Promise.all([newOrganization(), ours.addMember({ role: 'agent' })])
    const isReady = async ({ client }: Pick<TestOrganization, 'client'>) =>
      (await client.get('/api/assistant/ready')).body.is_ready
    expect([await isReady(agent), await isReady(theirs)]).toEqual([true, false])
    const hal = await customer('What would I pay a month?')
    await hal.turnNow()
    await model.script({ calls: [{ name: 'hand_over', arguments: { reason: 'financing' } }] })
    const asked = { type: 'whatsapp', id: hal.id, act: 'draft' }
    expect(await ours.client.post('/api/assistant/compose', asked)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('to your team') },
    })
  })

  test('the AI makes texts over without new money, marks what it adds, translates, and sums up until something is said', async () => {
    const eve = await customer('Do you have a Civic?')
    await eve.turnNow()
    const compose = (more: object) =>
      ours.client.post('/api/assistant/compose', { type: 'whatsapp', id: eve.id, act: 'shorter', ...more })
    await model.script({ calls: [{ name: 'write', arguments: { text: 'It is $19,900.' } }] })
    const text = 'It is $21,450, and we would love to show it to you.'
    expect(await compose({ text })).toMatchObject({ status: 409 })
    await model.script({ calls: [{ name: 'write', arguments: { text: 'It’s $21,450.' } }] })
    expect((await compose({ text })).body).toEqual({ text: 'It’s $21,450.', sources: [] })
    await model.script({
      calls: [{ name: 'write', arguments: { text: 'It’s $21,450. Come on Friday, Tess holds it.' } }],
    })
    expect((await compose({ text })).body.added).toEqual([
      { text: 'Friday', kind: 'day' },
      { text: 'Tess', kind: 'name' },
      { text: 'holds it', kind: 'claim' },
    ])
    const [asked] = await eve.thread()
    const translation = { type: 'whatsapp', id: eve.id, message_id: asked.id, language: 'es' }
    expect((await ours.client.post('/api/assistant/translate', translation)).status).toBe(200)
    const path = `/api/contacts/${eve.contact}/summary`
    expect((await ours.client.get(path)).body).toEqual({ summary: null })
    expect((await ours.client.post(path, {})).body.summary).toMatchObject({ is_current: true })
    await ours.client.post(`${eve.path}/send`, { body: 'See you soon', contact_id: eve.contact })
    expect((await ours.client.get(path)).body.summary).toMatchObject({ is_current: false })
  })
})

test('where the vendor refuses the key, the customer gets a person, and managers are told until the key is changed', async () => {
  await model.script({ status: 401 })
  const flo = await customer('Hello, anybody there?')
  expect(await flo.turnNow()).toMatchObject({ outcome: 'failed', reason: 'auth' })
  expect((await flo.answers())[0].body).toContain('Someone from our team')
  expect((await ours.client.get('/api/assistant')).body).toMatchObject({ problem: 'auth' })
  await eventually(async () => {
    const { data } = (await ours.client.get('/api/notifications')).body
    expect(data.map(({ kind }: { kind: string }) => kind)).toContain('assistant_off')
  })
  await ours.client.post('/api/settings/bulk-update', {
    settings: [{ key: 'openai_model', value: 'gpt-6.1-terra', group: 'ai' }],
  })
  await eventually(async () => expect((await ours.client.get('/api/assistant')).body.problem).toBeNull())
})
