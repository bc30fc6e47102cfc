import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { allFollowed } from '../all-followed.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { listen } from '../listen.ts'

let ours: TestOrganization
let theirs: TestOrganization
let agent: { id: string; client: Client }
let account: Awaited<ReturnType<TestOrganization['connect']>>
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  account = await ours.connect()
  agent = await ours.addMember({ role: 'agent' })
})

const write = async (from: string, body: string) => {
  await customerWrites({ from, to: account.phone_number, body })
  await eventually(async () => {
    const { data } = (await ours.client.get('/api/chats/recent-by-contact?status=all&per_page=200')).body
    expect(data.map((row: { last_message: string }) => row.last_message)).toContain(body)
  })
}
const contactOf = async (phone: string): Promise<string> =>
  (await findConversation(ours.client, phone)).row.contact_id as string
const get = async (path: string) => (await ours.client.get(path)).body
const merge = (id: string, other: string, keep = {}) =>
  ours.client.post(`/api/contacts/${id}/merge`, { with: other, keep })
const undo = (id: string) => ours.client.post(`/api/merges/${id}/undo`, {})
const bodiesOf = async (conversation: string) =>
  (await get(`/api/chats/sms/${conversation}/messages`)).messages.map(({ body }: { body: string }) => body)

/** All that the table holds of contacts, their addresses, and who may read their conversations. */
async function stateOf(contacts: string[], numbers: string[]) {
  const { Address } = await import('../../functions/core/customers/contacts/address-entity.ts')
  const { GetItemCommand } = await import('dynamodb-toolbox/entity/actions/get')
  const { findOwn } = await import('../../functions/core/customers/contacts/door.ts')
  const { findHead } = await import('../../functions/core/messaging/conversations/door.ts')
  const { conversationIdOf } = await import('../../functions/core/customers/contacts/derived-ids.ts')
  const org = provenOrg(ours.org)
  return {
    contacts: await Promise.all(contacts.map((id) => findOwn(org, id, true))),
    heads: await Promise.all(contacts.map((id) => findHead(org, conversationIdOf(id, 'sms')))),
    addresses: await Promise.all(
      numbers.map(async (address) => (await Address.build(GetItemCommand).key({ org, address }).send()).Item),
    ),
  }
}

/** Two people of one name who wrote, with something of each kind beside the second. */
async function twoPeople() {
  const [first, second] = [newCustomer(), newCustomer()]
  await write(first, `Hello from ${first}`)
  await write(second, `Hello from ${second}`)
  const ids = [await contactOf(first), await contactOf(second)] as const
  const [kept, leaving] = ids
  await ours.client.put(`/api/contacts/${kept}`, {
    first_name: 'Ana',
    last_name: 'Torres',
    labels: ['Sale'],
    notes: 'Pays cash',
  })
  await ours.client.put(`/api/contacts/${leaving}`, {
    first_name: 'Anita',
    last_name: 'Torres',
    email: 'ana@torres.test',
    labels: ['Quote'],
    stage: 'contacted',
    notes: 'Wants a truck. '.repeat(20),
  })
  await ours.client.post(`/api/contacts/${leaving}/notes`, { content: 'Trades in a van' })
  const due_at = new Date(Date.now() + 86_400_000).toISOString()
  await ours.client.post('/api/reminders', { contact_id: leaving, text: 'Call back', due_at })
  const group = (await ours.client.post('/api/groups', { name: second, contact_ids: [leaving] })).body.group
  await allFollowed()
  return { first, second, kept, leaving, group }
}

test('two contacts become one with all of both, the other one’s links lead to it, and undone they are what they were', async () => {
  const { first, second, kept, leaving, group } = await twoPeople()
  const before = await stateOf([kept, leaving], [first, second])
  const thread = (await findConversation(ours.client, second)).id

  const { body } = await merge(kept, leaving, { first_name: leaving })
  expect(body.merge).toMatchObject({ status: 'merged', contact_id: kept, merged_contact_id: leaving })
  expect((await merge(kept, leaving)).body.merge.id).toBe(body.merge.id)

  for (const id of [kept, leaving]) {
    expect(await get(`/api/contacts/${id}`)).toMatchObject({
      id: kept,
      first_name: 'Anita',
      last_name: 'Torres',
      email: 'ana@torres.test',
      stage: 'contacted',
      labels: ['Sale', 'Quote'],
      phone: first,
      numbers: [{ value: second, label: '' }],
      notes: `Pays cash\n\n${'Wants a truck. '.repeat(20).trim()}`,
    })
    expect((await get(`/api/contacts/${id}/notes`)).notes).toMatchObject([{ content: 'Trades in a van' }])
    const types = (await get(`/api/contacts/${id}/history`)).data.map(({ type }: { type: string }) => type)
    expect(types).toEqual(expect.arrayContaining(['joined', 'stage']))
  }
  expect(await get(`/api/chats/by-contact/${thread}`)).toMatchObject({ contact_id: kept })
  const both = [`Hello from ${first}`, `Hello from ${second}`]
  const merged = await findConversation(ours.client, first)
  expect(await bodiesOf(merged.id)).toEqual(both)
  expect(await bodiesOf(thread)).toEqual(both)
  const page = `/api/chats/sms/${thread}/messages?per_page=1`
  const { cursor } = await get(page)
  expect((await get(`${page}&before=${encodeURIComponent(cursor)}`)).messages).toMatchObject([{ body: both[0] }])
  expect(merged.row.channels.sms).toMatchObject({ address: second, unread_count: 2 })
  await eventually(async () => {
    const { data } = await get(`/api/groups/${group.id}/contacts`)
    expect(data.map(({ id }: { id: string }) => id)).toEqual([kept])
    const found = await get(`/api/contacts?search=${encodeURIComponent('Torres')}`)
    expect(found.data.filter(({ id }: { id: string }) => [kept, leaving].includes(id))).toHaveLength(1)
    const reminders = await get(`/api/reminders?contact_id=${kept}`)
    expect(reminders.data).toMatchObject([{ text: 'Call back', contact: { id: kept } }])
  })

  expect((await undo(body.merge.id)).body.merge).toMatchObject({ status: 'undone' })
  expect(await stateOf([kept, leaving], [first, second])).toEqual(before)
  expect(await bodiesOf(thread)).toEqual([`Hello from ${second}`])
  expect((await get(`/api/contacts/${kept}/history`)).data.map(({ type }: { type: string }) => type)).not.toContain(
    'joined',
  )
})

test('open browsers are told of both contacts when they become one, and when they are two again', async () => {
  const { kept, leaving } = await twoPeople()
  await allFollowed()
  const { heard, stop } = await listen(ours.client)
  onTestFinished(stop)
  const expectTold = () =>
    eventually(() => {
      const told = heard.filter(({ changed }) => changed === 'conversation').map(({ contact_id }) => contact_id)
      expect(told).toEqual(expect.arrayContaining([kept, leaving]))
    })
  const { id } = (await merge(kept, leaving)).body.merge
  await expectTold()
  await allFollowed()
  heard.length = 0
  expect((await undo(id)).status).toBe(200)
  await expectTold()
})

test('what came since goes with the address that it came from, and what was changed since stays', async () => {
  const { first, second, kept, leaving } = await twoPeople()
  const { id } = (await merge(kept, leaving)).body.merge
  await write(second, `Later from ${second}`)
  await write(first, `Later from ${first}`)
  await write(second, 'STOP')
  const { id: thread, row } = await findConversation(ours.client, first)
  expect(row.channels.sms.address).toBe(second)
  await ours.client.put(`/api/contacts/${kept}`, { company: 'Torres Tacos', labels: ['Sale', 'Quote', 'Urgent'] })
  await allFollowed()

  const { org } = ours
  const { settleUndoing } = await import('../../functions/core/messaging/merges/settle-undoing.ts')
  const { setUndoing, findMerge } = await import('../../functions/core/messaging/merges/store.ts')
  const { listSince } = await import('../../functions/core/messaging/merges/list-since.ts')
  const { moveMessage } = await import('../../functions/core/messaging/messages/door.ts')
  const { seenOf } = await import('../../functions/core/messaging/merges/entity.ts')
  const found = await findMerge(provenOrg(org), id)
  const seen = found && seenOf(found)
  if (!found || !seen) throw new Error('There is no merge.')
  // A worker that ends after each of its steps.
  await setUndoing(found)
  const { misplaced } = await listSince(provenOrg(org), found, seen)
  expect(misplaced).toHaveLength(2)
  if (misplaced[0]) await moveMessage(provenOrg(org), misplaced[0], found.leaving, id)
  expect(await bodiesOf(thread)).toHaveLength(5)
  const killed = settleUndoing(provenOrg(org), id, () => Promise.reject(new Error('killed')))
  await expect(killed).rejects.toThrow('killed')
  expect(await bodiesOf(thread)).toHaveLength(5)
  expect((await undo(id)).body.merge.status).toBe('undone')
  expect((await undo(id)).body.merge.status).toBe('undone')

  expect(await get(`/api/contacts/${kept}`)).toMatchObject({
    first_name: 'Ana',
    email: null,
    stage: 'new',
    company: 'Torres Tacos',
    labels: ['Sale', 'Urgent'],
    numbers: [],
  })
  expect(await get(`/api/contacts/${leaving}`)).toMatchObject({ first_name: 'Anita', company: null, labels: ['Quote'] })
  const [own, other] = [await findConversation(ours.client, first), await findConversation(ours.client, second)]
  expect(own.messages.map(({ body }) => body)).toEqual([`Hello from ${first}`, `Later from ${first}`])
  expect(other.messages.map(({ body }) => body)).toEqual([`Hello from ${second}`, `Later from ${second}`, 'STOP'])
  expect(own.row).toMatchObject({ last_message: `Later from ${first}`, unread_count: 2 })
  expect(other.row).toMatchObject({ last_message: 'STOP', unread_count: 3, contact_id: leaving })
  expect(own.row.channels.sms.opted_out_at).toBeNull()
  expect(other.row.channels.sms.opted_out_at).toEqual(expect.any(String))
})

test('contacts that share an e-mail address, or a name and a vehicle, are found as twins until they are merged', async () => {
  const { client } = await newOrganization()
  const add = async (more: object) =>
    (await client.post('/api/contacts', { first_name: 'Eva', last_name: 'Ruiz', phone: newCustomer(), ...more })).body
      .id
  const [one, two] = [await add({ email: 'Eva@ruiz.test' }), await add({ first_name: 'E.', email: 'eva@ruiz.test' })]
  const [three, four] = [await add({ looking_for: 'Blue truck' }), await add({ looking_for: 'blue truck' })]
  await add({ looking_for: 'Red van' })
  const twins = async () =>
    (await client.get('/api/contacts/twins')).body.data.map(
      (pair: { contacts: { id: string }[]; reasons: string[] }) => [
        pair.contacts.map(({ id }) => id).toSorted(),
        pair.reasons,
      ],
    )
  expect(await twins()).toEqual(
    expect.arrayContaining([
      [[one, two].toSorted(), ['email']],
      [[three, four].toSorted(), ['name']],
    ]),
  )
  await client.post(`/api/contacts/${one}/merge`, { with: two })
  expect(await twins()).toEqual([[[three, four].toSorted(), ['name']]])
})

test('two that are not one person are listed as twins for nobody, until somebody merges them', async () => {
  const ids = await Promise.all(
    [1, 2].map(
      async () =>
        (
          await ours.client.post('/api/contacts', {
            first_name: 'Gil',
            last_name: 'Paz',
            email: 'gil@paz.test',
            phone: newCustomer(),
          })
        ).body.id as string,
    ),
  )
  const areListed = async () =>
    (await get('/api/contacts/twins')).data.some((pair: { contacts: { id: string }[] }) =>
      pair.contacts.every(({ id }) => ids.includes(id)),
    )
  const dismiss = (client: Client) => client.post('/api/contacts/twins/dismiss', { ids })
  expect(await areListed()).toBe(true)
  expect((await agent.client.post('/api/contacts/twins/dismiss', { ids })).status).toBe(403)
  expect((await dismiss(theirs.client)).status).toBe(404)
  expect(await areListed()).toBe(true)
  expect((await dismiss(ours.client)).status).toBe(204)
  expect(await areListed()).toBe(false)
  await undo((await merge(ids[0] ?? '', ids[1] ?? '')).body.merge.id)
  expect(await areListed()).toBe(true)
})

test('agents and other organizations merge nobody, and later merges are undone first', async () => {
  const [a, b, c] = await Promise.all(
    ['A', 'B', 'C'].map(
      async (last_name) =>
        (await ours.client.post('/api/contacts', { first_name: 'Lu', last_name, phone: newCustomer() })).body
          .id as string,
    ),
  )
  expect((await agent.client.post(`/api/contacts/${a}/merge`, { with: b })).status).toBe(403)
  expect((await agent.client.get('/api/contacts/twins')).status).toBe(403)
  expect((await theirs.client.post(`/api/contacts/${a}/merge`, { with: b })).status).toBe(404)
  expect((await merge(a ?? '', a ?? '')).status).toBe(422)
  expect((await merge(a ?? '', b ?? '', { first_name: c })).status).toBe(422)
  const first = (await merge(a ?? '', b ?? '')).body.merge
  const second = (await merge(c ?? '', a ?? '')).body.merge
  expect(await get(`/api/contacts/${b}`)).toMatchObject({ id: c, last_name: 'C' })
  expect((await theirs.client.post(`/api/merges/${first.id}/undo`, {})).status).toBe(404)
  expect((await agent.client.post(`/api/merges/${first.id}/undo`, {})).status).toBe(403)
  expect((await undo(first.id)).status).toBe(409)
  await undo(second.id)
  expect(await get(`/api/contacts/${b}`)).toMatchObject({ id: a, last_name: 'A' })
  await undo(first.id)
  expect(await get(`/api/contacts/${b}`)).toMatchObject({ id: b, last_name: 'B' })
})
