import { beforeAll, expect, test } from 'vitest'
import type { Notification } from '#contract/people/notifications.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { allFollowed } from '../all-followed.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let account: Awaited<ReturnType<TestOrganization['connect']>>
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
})

const person = (more: object) => ({ first_name: 'Ana', last_name: 'Torres', phone: newCustomer(), ...more })
let numbers = 3400
/** A number of Mexico's in its two writings. */
const newNumber = () => {
  const figures = `555501${numbers++}`
  return { known: `+52${figures}`, other: `+521${figures}` }
}

/** Adds a contact that has an address as from before other writings of it were known. */
async function add(address: string, more: object = {}, { client, org } = ours): Promise<string> {
  const { body } = await client.post('/api/contacts', person(more))
  const { UpdateItemCommand, $set } = await import('dynamodb-toolbox/entity/actions/update')
  const { Contact } = await import('../../functions/core/customers/contacts/entity.ts')
  const { Address } = await import('../../functions/core/customers/contacts/address-entity.ts')
  const listed = { addresses: $set({ phone: address }) }
  await Contact.build(UpdateItemCommand).item({ org, id: body.id, listed }).send()
  await Address.build(UpdateItemCommand).item({ org, address, contact: body.id }).send()
  return body.id
}

const joinTwins = async ({ org } = ours, hasCalls = async (_: string) => false) => {
  const { joinTwins: join } = await import('../../functions/core/messaging/merges/join-twins.ts')
  await join({ org: provenOrg(org), now: new Date(), requestId: 'test' }, (_, contact) => hasCalls(contact))
}
const read = async (id: string, { client } = ours) => await client.get(`/api/contacts/${id}`)
const newsOf = async ({ client } = ours) =>
  ((await client.get('/api/notifications')).body.data as Notification[]).filter(({ kind }) => kind === 'twins_found')

test('two contacts of one number become one, with the conversation, notes, history, labels, and groups of both', async () => {
  const { known, other } = newNumber()
  const kept = await add(other, { labels: ['Sale'] })
  await customerWrites({ from: `whatsapp:${other}`, to: account.whatsapp_from, body: 'Hola' })
  await eventually(async () => expect((await read(kept)).body.conversation_id).toEqual(expect.any(String)))
  const leaving = await add(known, { email: 'ana@example.com', labels: ['Quote'] })
  await ours.client.post(`/api/contacts/${leaving}/notes`, { content: 'Wants a truck' })
  await ours.client.put(`/api/contacts/${leaving}`, { stage: 'contacted' })
  const group = await ours.client.post('/api/groups', { name: 'Friday', contact_ids: [leaving] })

  const { enqueue } = await import('../../functions/core/platform/aws/queues.ts')
  await enqueue('join-twins', { org: ours.org })
  await eventually(async () => expect((await read(leaving)).status).toBe(404))
  const { body } = await read(kept)
  expect(body).toMatchObject({ first_name: 'Ana', last_name: 'Torres', email: 'ana@example.com', stage: 'contacted' })
  expect(body).toMatchObject({ phone: other, whatsapp_number: other, numbers: [], labels: ['Sale', 'Quote'] })
  await eventually(async () => {
    const { notes } = (await ours.client.get(`/api/contacts/${kept}/notes`)).body
    const { data: history } = (await ours.client.get(`/api/contacts/${kept}/history`)).body
    expect(notes).toMatchObject([{ content: 'Wants a truck' }])
    expect(history.map(({ type }: { type: string }) => type)).toEqual(['joined', 'stage'])
    const people = await ours.client.get(`/api/groups/${group.body.group.id}/contacts`)
    expect(people.body.data.map(({ id }: { id: string }) => id)).toEqual([kept])
  })
  await customerWrites({ from: known, to: account.phone_number, body: 'And by SMS' })
  await eventually(async () => {
    const { data } = (await ours.client.get(`/api/contacts?search=${encodeURIComponent(known)}`)).body
    expect(data.map(({ id }: { id: string }) => id)).toEqual([kept])
  })
})

test.each([
  ['with other names', { first_name: 'Ana' }, { first_name: 'Beto' }],
  ['with other emails', { email: 'ana@example.com' }, { email: 'beto@example.com' }],
  ['in two stages', { stage: 'contacted' }, { stage: 'sold' }],
])('two contacts of one number %s stay two, and managers are told of them once', async (_, one, other) => {
  const own = await newOrganization()
  const agent = await own.addMember({ role: 'agent' })
  const number = newNumber()
  const pair = [await add(number.known, one, own), await add(number.other, other, own)]
  await joinTwins(own)
  await joinTwins(own)
  for (const id of pair) expect((await read(id, own)).status).toBe(200)
  const [news, ...more] = await newsOf(own)
  expect(news?.pair?.map(({ contact_id }) => contact_id).toSorted()).toEqual(pair.toSorted())
  expect(news?.pair?.map(({ address }) => address).toSorted()).toEqual([number.other, number.known].toSorted())
  expect(more).toEqual([])
  expect(await newsOf({ ...own, client: agent.client })).toEqual([])
  const [twins] = (await own.client.get('/api/contacts/twins')).body.data
  expect(twins.contacts.map(({ id }: { id: string }) => id).toSorted()).toEqual(pair.toSorted())

  await own.client.put(`/api/contacts/${pair[1]}`, { first_name: 'Ana', email: '', stage: 'new', ...one })
  await joinTwins(own)
  await allFollowed()
  expect((await Promise.all(pair.map((id) => read(id, own)))).map(({ status }) => status).toSorted()).toEqual([
    200, 404,
  ])
  expect(await newsOf(own)).toEqual([])
})

test('of two contacts of one number the one with a deal stays, and two with deals stay two', async () => {
  const own = await newOrganization()
  const { known, other } = newNumber()
  const [kept, leaving] = [await add(known, {}, own), await add(other, {}, own)]
  const addDeal = (id: string) => own.client.put(`/api/contacts/${id}/deal`, { trade_in: { mileage: 81_000 } })
  expect((await addDeal(leaving)).status).toBe(200)
  expect((await addDeal(kept)).status).toBe(200)
  await joinTwins(own)
  for (const id of [kept, leaving]) expect((await read(id, own)).status).toBe(200)
  const third = newNumber()
  const [first, second] = [await add(third.known, {}, own), await add(third.other, {}, own)]
  await addDeal(second)
  await joinTwins(own)
  expect([(await read(first, own)).status, (await read(second, own)).status]).toEqual([404, 200])
  const { deal } = (await own.client.get(`/api/contacts/${second}/deal`)).body
  expect(deal.trade_in.mileage).toBe(81_000)
})

test('two that both have conversations stay two, as do contacts of another dealership', async () => {
  const [own, theirs] = [await newOrganization(), await newOrganization()]
  const { known, other } = newNumber()
  const pair = [await add(known, {}, own), await add(other, {}, own)]
  const foreign = await add(other, {}, theirs)
  for (const contact_id of pair)
    expect((await own.client.post('/api/chats/find-or-create', { contact_id, type: 'sms' })).status).toBeLessThan(300)
  await joinTwins(own)
  for (const id of pair) expect((await read(id, own)).status).toBe(200)
  expect((await read(foreign, theirs)).status).toBe(200)
  expect([(await newsOf(own)).length, (await newsOf(theirs)).length]).toEqual([1, 0])
})

test('one known by WhatsApp’s id and one known by the number beside it are one', async () => {
  const own = await newOrganization()
  const phone = newCustomer()
  const [one, other] = [await add('US.1234567890', {}, own), await add(phone, { email: 'ana@example.com' }, own)]
  const { UpdateItemCommand, $set } = await import('dynamodb-toolbox/entity/actions/update')
  const { Contact } = await import('../../functions/core/customers/contacts/entity.ts')
  const listed = (more: object) => ({ org: own.org, id: other, listed: more })
  await Contact.build(UpdateItemCommand)
    .item(listed({ user_ids: $set([`US.1234567890 ${phone}`]) }))
    .send()
  await Contact.build(UpdateItemCommand)
    .item({ org: own.org, id: one, listed: { addresses: $set({ whatsapp: 'US.1234567890' }) } })
    .send()
  await joinTwins(own)
  const [first, second] = [await read(one, own), await read(other, own)]
  expect([first.status, second.status]).toEqual([200, 404])
  expect(first.body).toMatchObject({ phone, email: 'ana@example.com' })
})

test('a run that is killed between two pairs is finished by the next one', async () => {
  const own = await newOrganization()
  const pairs: [string, string][] = []
  for (let n = 0; n < 3; n++) {
    const { known, other } = newNumber()
    pairs.push([await add(known, {}, own), await add(other, { email: `n${n}@example.com` }, own)])
  }
  let asked = 0
  void joinTwins(own, () => (++asked > 1 ? new Promise(() => {}) : Promise.resolve(false)))
  const left = async () =>
    (await Promise.all(pairs.flat().map((id) => read(id, own)))).filter(({ status }) => status === 200).length
  await eventually(async () => expect([await left(), asked]).toEqual([5, 2]))
  await joinTwins(own)
  expect(await left()).toBe(3)
  expect(
    (await own.client.get('/api/contacts')).body.data.map(({ email }: { email: string }) => email).toSorted(),
  ).toEqual(['n0@example.com', 'n1@example.com', 'n2@example.com'])
})
