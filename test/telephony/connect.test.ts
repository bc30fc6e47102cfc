import { beforeAll, describe, expect, test } from 'vitest'
import { callConsole, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
})

const state = async (of = ours) => (await of.client.get('/api/connect')).body
const forSale = async (query: string, of = ours) => (await of.client.get(`/api/connect/numbers?${query}`)).body.data
const buy = (phone_number: string, of = ours) => of.client.post('/api/connect/numbers', { phone_number })

describe('a dealership that has nothing', () => {
  test('is offered an account, and sells no numbers before it has one', async () => {
    expect(await state()).toMatchObject({ way: null, is_offered: true, numbers: [] })
    expect((await ours.client.get('/api/connect/numbers')).status).toBe(409)
    expect((await buy('+15125550150')).status).toBe(409)
  })

  test('gets one account, however often that is asked for at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ours.client.post('/api/connect/start')))
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await ours.client.post('/api/connect/start')).status).toBe(200)
    const { way, steps } = await state()
    expect(way).toBe('ours')
    expect(steps.map(({ name, state: at }: { name: string; state: string }) => `${name} ${at}`)).toEqual([
      'account done',
      'keys done',
      'calls done',
      'messages done',
      'number next',
    ])
    const { url, environment } = await openCloud()
    const key = btoa(`${environment.TWILIO_PARENT_ACCOUNT_SID}:${environment.TWILIO_PARENT_AUTH_TOKEN}`)
    const list = `${environment.TWILIO_BASE_URL}/api/2010-04-01/Accounts.json?FriendlyName=Lotwire%20${ours.org}`
    const { accounts } = await (await fetch(list, { headers: { authorization: `Basic ${key}` } })).json()
    expect(accounts).toHaveLength(1)
    expect(url).toBeTruthy()
  })

  test('buys a number once, and is written to and writes from it', async () => {
    const [first] = await forSale('country=US&area_code=210')
    expect(first).toMatchObject({
      locality: 'San Antonio',
      texts: true,
      calls: true,
      monthly_price: '1.15',
      currency: 'USD',
    })
    const bought = await buy(first.phone_number)
    expect(bought.body.number).toMatchObject({ phone_number: first.phone_number, is_usual: true })
    expect((await buy(first.phone_number)).body.number.sid).toBe(bought.body.number.sid)
    expect((await state()).numbers).toHaveLength(1)
    expect((await forSale('area_code=210')).map((one: { phone_number: string }) => one.phone_number)).not.toContain(
      first.phone_number,
    )

    const from = newCustomer()
    const arrived = await callConsole('POST', 'twilio/inbound', { from, to: first.phone_number, body: 'Hi there' })
    expect(arrived.status).toBe(200)
    const { id } = await findConversation(ours.client, from)
    const answer = await ours.client.post(`/api/chats/sms/${id}/send`, { body: 'Hello!' })
    expect(answer.status).toBe(200)
    await eventually(async () => {
      const { body } = await callConsole('GET', `twilio/messages?to=${encodeURIComponent(from)}`)
      expect(body.messages[0]).toMatchObject({ body: 'Hello!', status: 'delivered' })
    })
  })

  test('a second number answers as registered, and is taken back; the one that it sends from is not while there is another', async () => {
    const [next] = await forSale('country=US&contains=5550')
    const second = (await buy(next.phone_number)).body.number
    expect(second.is_usual).toBe(false)
    const from = newCustomer()
    await callConsole('POST', 'twilio/inbound', { from, to: second.phone_number, body: 'And here?' })
    const { id } = await findConversation(ours.client, from)
    expect((await ours.client.post(`/api/chats/sms/${id}/send`, { body: 'Here too' })).status).toBe(200)
    const { body } = await callConsole('GET', `twilio/messages?to=${encodeURIComponent(from)}`)
    expect(body.messages[0]).toMatchObject({
      from: second.phone_number,
      messaging_service_sid: expect.stringMatching(/^MG/),
    })
    const usual = (await state()).numbers.find((one: { is_usual: boolean }) => one.is_usual)
    expect((await ours.client.delete(`/api/connect/numbers/${usual.sid}`)).status).toBe(409)
    expect((await ours.client.delete(`/api/connect/numbers/${second.sid}`)).status).toBe(200)
    expect((await ours.client.delete(`/api/connect/numbers/${second.sid}`)).status).toBe(404)
    expect((await state()).numbers).toHaveLength(1)
  })

  test('a number that somebody else took meanwhile, and one that needs papers, are told in words', async () => {
    const theirs = await newOrganization()
    await theirs.client.post('/api/connect/start')
    const [wanted] = await forSale('country=US&area_code=305')
    const [a, b] = await Promise.all([buy(wanted.phone_number), buy(wanted.phone_number, theirs)])
    expect([a.status, b.status].toSorted()).toEqual([200, 409])
    const [mexican] = await forSale('country=MX')
    expect(mexican.needs_papers).toBe(true)
    expect((await buy(mexican.phone_number)).body.message).toMatch(/documents/)
    const { numbers } = await state(theirs)
    const foreign = (await state()).numbers[0]
    expect(numbers.map(({ sid }: { sid: string }) => sid)).not.toContain(foreign.sid)
    expect((await theirs.client.delete(`/api/connect/numbers/${foreign.sid}`)).status).toBe(404)
  })
})

test('a number of an agent’s own is where their first texts and their calls leave from, and answers don’t', async () => {
  const own = await newOrganization()
  await own.client.post('/api/connect/start')
  const [first, next] = await forSale('country=US&area_code=210', own)
  const usual = (await buy(first.phone_number, own)).body.number.phone_number
  const { sid, phone_number } = (await buy(next.phone_number, own)).body.number
  const [agent, other] = await Promise.all([own.addMember({ role: 'agent' }), own.addMember({ role: 'agent' })])
  expect((await own.client.put(`/api/connect/numbers/${sid}`, { agent_id: 'nobody' })).status).toBe(404)
  expect((await agent.client.put(`/api/connect/numbers/${sid}`, { agent_id: agent.id })).status).toBe(403)
  expect((await own.client.put(`/api/connect/numbers/${sid}`, { agent_id: agent.id })).status).toBe(200)

  /** The number that a first text of theirs to somebody new comes from. */
  const firstFrom = async ({ client }: typeof agent) => {
    const phone = newCustomer()
    const { id: contact_id } = (await client.post('/api/contacts', { first_name: 'A', last_name: 'B', phone })).body
    const opened = await client.post('/api/chats/find-or-create', { type: 'sms', contact_id })
    const { id } = opened.body.conversation
    expect((await client.post(`/api/chats/sms/${id}/send`, { body: 'Hello!' })).status).toBe(200)
    return numberTo(phone)
  }
  expect(await firstFrom(agent)).toBe(phone_number)
  expect(await firstFrom(other)).toBe(usual)
  const called = await agent.client.post('/api/calls/make', { to: newCustomer(), contact_id: null })
  expect(called.body.call.from).toBe(phone_number)

  const from = newCustomer()
  await callConsole('POST', 'twilio/inbound', { from, to: usual, body: 'Hi there' })
  const { id } = await findConversation(own.client, from)
  expect((await agent.client.post(`/api/chats/sms/${id}/send`, { body: 'Hello!' })).status).toBe(200)
  expect(await numberTo(from)).toBe(usual)
  expect((await own.client.delete(`/api/connect/numbers/${sid}`)).status).toBe(200)
})

test('a dealership with its own account keeps it, and sees its numbers', async () => {
  const own = await newOrganization()
  const account = await own.connect()
  expect(await state(own)).toMatchObject({
    way: 'own',
    numbers: [{ phone_number: account.phone_number, is_usual: true }],
  })
  expect((await own.client.post('/api/connect/start')).status).toBe(409)
  expect((await own.client.get('/api/connect/numbers')).status).toBe(409)
})

/** The number that somebody's newest message came from: where a service chooses it, that takes a moment. */
const numberTo = (phone: string) =>
  eventually(async () => {
    const { body } = await callConsole('GET', `twilio/messages?to=${encodeURIComponent(phone)}`)
    const { from } = body.messages[0]
    return from ?? Promise.reject(new Error('No number has been chosen yet.'))
  })
