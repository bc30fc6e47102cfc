import { beforeAll, describe, expect, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { type Client, newOrganization, openClient, type TestOrganization } from '../cloud.ts'
import { connectFeed, fillLot } from '../core/stock/inventory/lot.ts'
import { findConversation, newCustomer, tokenOf } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { listen } from '../listen.ts'
import { newSid, postAsTwilio, smsForm } from '../twilio-posts.ts'

let ours: TestOrganization
let theirs: TestOrganization
let account: TwilioAccount
let agent: Client
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  account = await ours.connect()
  agent = (await ours.addMember({ role: 'agent' })).client
})

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'
const ESCAPE = { make: 'Ford', model: 'Escape', year: 2021, price: 18995, stockNumber: 'L1002', color: 'Oxford White' }

test('a vehicle that a manager adds is there for agents and, by its link, for anyone, and for no other dealership', async () => {
  const created = await ours.client.post('/api/inventory', ESCAPE)
  expect(created).toMatchObject({ status: 200, body: { title: '2021 Ford Escape', price: 18995, by_hand: true } })
  const { id } = created.body
  expect((await agent.get('/api/inventory?search=oxford+esc&sort_by=price_desc')).body).toMatchObject({
    data: [{ id, views: 0, calls: 0 }],
    total: 1,
    currentPage: 1,
    last_page: 1,
    makes: ['Ford'],
  })
  expect((await agent.get(`/api/inventory/${id}`)).body).toMatchObject({ id, stockNumber: 'L1002' })
  expect((await agent.get('/api/dashboard')).body.inventory).toBe(1)
  const stranger = await openClient()
  const contact = { phone: account.phone_number, whatsapp: account.whatsapp_from.replace('whatsapp:', '') }
  expect((await stranger.get(`/api/public/vehicles/${id}`)).body).toMatchObject({ vehicle: { id }, contact })

  expect((await theirs.client.get('/api/inventory')).body).toMatchObject({
    data: [],
    total: 0,
    message: 'No active integration found',
  })
  const nothing = await theirs.client.get('/api/inventory/nothing')
  for (const answer of [
    await theirs.client.get(`/api/inventory/${id}`),
    await theirs.client.put(`/api/inventory/${id}`, ESCAPE),
    await theirs.client.delete(`/api/inventory/${id}`),
  ])
    expect(answer).toMatchObject({ status: nothing.status, text: nothing.text })
})

test('an agent may look and not change', async () => {
  const { id } = (await ours.client.post('/api/inventory', ESCAPE)).body
  for (const answer of [
    await agent.post('/api/inventory', ESCAPE),
    await agent.put(`/api/inventory/${id}`, ESCAPE),
    await agent.delete(`/api/inventory/${id}`),
    await agent.post('/api/inventory/dcid-filter', { dcid: null }),
  ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect((await agent.get(`/api/inventory/${id}`)).status).toBe(200)
  expect((await agent.get('/api/inventory/dcid-filter')).status).toBe(200)
})

const WIDEST = `https://x.co/${'猫'.repeat(220)}`

test('everybody hears live of a vehicle that is added, changed or taken out by hand', async () => {
  const { heard, stop } = await listen(agent)
  const pointer = { changed: 'inventory', contact_id: null, conversation_id: null, type: null }
  const isHeard = () =>
    eventually(() => {
      expect(heard).toContainEqual(pointer)
      heard.length = 0
    })
  const { id } = (await ours.client.post('/api/inventory', ESCAPE)).body
  await isHeard()
  await ours.client.put(`/api/inventory/${id}`, { ...ESCAPE, price: 17995 })
  await isHeard()
  await ours.client.delete(`/api/inventory/${id}`)
  await isHeard()
  stop()
})

test('the largest vehicle that a form may say is taken whole', async () => {
  const body = { ...ESCAPE, description: '猫'.repeat(20_000), images: Array<string>(60).fill(WIDEST) }
  const { status, body: car } = await ours.client.post('/api/inventory', body)
  expect(status).toBe(200)
  expect(car.images).toEqual(Array(60).fill(new URL(WIDEST).href))
})

test.each([
  ['images.0', { ...ESCAPE, images: [`https://x.co/${'a'.repeat(1988)}`] }],
  ['images.0', { ...ESCAPE, images: [WIDEST + WIDEST] }],
  ['images', { ...ESCAPE, images: Array<string>(61).fill('https://x.co/a.jpg') }],
  ['description', { ...ESCAPE, description: 'a'.repeat(20_001) }],
  ['make', { ...ESCAPE, make: '  ' }],
  ['model', { ...ESCAPE, model: undefined }],
  ['images.0', { ...ESCAPE, images: ['http://example.com/a.jpg'] }],
  ['images.0', { ...ESCAPE, images: ['javascript:alert(1)'] }],
  ['price', { ...ESCAPE, price: -1 }],
  ['mileage', { ...ESCAPE, mileage: 1.5 }],
  ['year', { ...ESCAPE, year: 20210 }],
])('a vehicle whose %s is wrong is refused with words for it', async (field, body) => {
  const answer = await ours.client.post('/api/inventory', body)
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid' } })
  expect(Object.keys(answer.body.errors ?? {}).join()).toContain(field.split('.')[0])
})

test.each(['page=0', 'page=x', 'per_page=0', 'sort_by=cost_asc', `search=${'x'.repeat(101)}`, 'year_min=-1'])(
  'a list asked for with %s is refused',
  async (query) => expect((await agent.get(`/api/inventory?${query}`)).status).toBe(422),
)

test('what a form may not say is not taken: whose the vehicle is, whether it is sold, what it cost', async () => {
  const body = { ...ESCAPE, org: theirs.org, availability: 'sold', by_hand: false, cost: 1, id: 'mine', key: 'mine' }
  const { body: car } = await ours.client.post('/api/inventory', body)
  expect(car).toMatchObject({ availability: 'available', by_hand: true })
  expect(car.id).not.toBe('mine')
  expect(car).not.toHaveProperty('cost')
})

test('a visitor’s look and call are counted without signing in, a robot’s are not', async () => {
  const { id } = (await ours.client.post('/api/inventory', ESCAPE)).body
  const stranger = await openClient()
  const beacon = (what: string, agentName: string) =>
    stranger.send('POST', `/api/public/vehicles/${id}/${what}`, undefined, { headers: { 'user-agent': agentName } })
  for (const [what, name] of [
    ['view', 'Googlebot/2.1 (+http://www.google.com/bot.html)'],
    ['view', BROWSER],
    ['view', BROWSER],
    ['call', BROWSER],
  ] as const)
    expect(await beacon(what, name)).toMatchObject({ status: 204, text: '' })
  expect((await agent.get(`/api/inventory/${id}`)).body).toMatchObject({ views: 1, calls: 1 })
})

test('while an integration is active the vehicles are read-only, and the dealer code can be chosen', async () => {
  const dealer = await newOrganization()
  const { id } = (await dealer.client.post('/api/inventory', ESCAPE)).body
  const org = provenOrg(dealer.org)
  await fillLot(org, [{ key: 'a', dealer_code: '1234567' }, { key: 'b' }])
  await connectFeed(org)
  for (const answer of [
    await dealer.client.post('/api/inventory', ESCAPE),
    await dealer.client.put(`/api/inventory/${id}`, ESCAPE),
    await dealer.client.delete(`/api/inventory/${id}`),
  ])
    expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await dealer.client.post('/api/inventory/dcid-filter', { dcid: ' 1234567 ' })).toMatchObject({
    status: 200,
    body: { message: 'DCID filter set to "1234567". Only vehicles with this dealer code will be shown.' },
  })
  expect((await dealer.client.get('/api/inventory')).body).toMatchObject({ total: 1, in_stock: 1 })
  expect(await dealer.client.post('/api/inventory/dcid-filter', { dcid: '#' })).toMatchObject({
    status: 422,
    body: { errors: { dcid: expect.any(String) } },
  })
})

describe('a customer who writes with a vehicle’s code', () => {
  const add = async (model: string) =>
    (await ours.client.post('/api/inventory', { ...ESCAPE, model })).body.id as string
  const codeOf = (id: string) => `[car ${id.slice(-8)}]`

  test('has that vehicle at their conversation, and none before', async () => {
    const [car, plain] = [await add('Escape'), newCustomer()]
    const from = newCustomer()
    const token = await tokenOf(ours.client)
    const write = (phone: string, Body: string) =>
      postAsTwilio(`/api/webhooks/twilio/${token}/messages`, smsForm(account, phone, { Body }), account)
    await write(plain, 'Hello')
    await write(from, `Hi, I'm interested in the 2021 Ford Escape (Stock L1002). ${codeOf(car)}`)
    await eventually(async () => {
      const { row } = await findConversation(ours.client, from)
      expect(row.vehicle).toEqual({ id: car, title: '2021 Ford Escape', stockNumber: 'L1002' })
    })
    expect((await findConversation(ours.client, plain)).row.vehicle).toBeNull()
  })

  test('several times, each webhook thrice and all at once, has the vehicle of the newest message', async () => {
    const vehicles = await Promise.all(['Escape', 'Edge', 'Mustang'].map(add))
    const from = newCustomer()
    const token = await tokenOf(ours.client)
    const forms = vehicles.map((id) => smsForm(account, from, { MessageSid: newSid(), Body: `About ${codeOf(id)}` }))
    const [a, b, c] = forms as [object, object, object]
    const posted = [c, a, b, a, c, b, b, a, c].map((form) =>
      postAsTwilio(`/api/webhooks/twilio/${token}/messages`, form as (typeof forms)[number], account),
    )
    for (const { status } of await Promise.all(posted)) expect(status).toBe(200)
    await eventually(async () => {
      const { row, messages } = await findConversation(ours.client, from)
      expect(messages).toHaveLength(3)
      expect(messages.at(-1)?.body).toBe(`About ${codeOf(row.vehicle?.id ?? '')}`)
    })
  })
})
