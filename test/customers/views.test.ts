import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let theirs: TestOrganization
let agent: { id: string; client: Client }
let colleague: { id: string; client: Client }
/** Whoever is nobody's, the agent's, and the colleague's; the last two are sold a car. */
let nobodys: string
let agents: string
let colleagues: string
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const account = await ours.connect()
  ;[agent, colleague] = await Promise.all([ours.addMember({ role: 'agent' }), ours.addMember({ role: 'agent' })])
  const write = async (): Promise<string> => {
    const from = newCustomer()
    await customerWrites({ from, to: account.phone_number, body: 'Is it still for sale?' })
    return (await findConversation(ours.client, from)).row.contact_id
  }
  nobodys = await write()
  agents = await write()
  colleagues = await write()
  await assign(ours.client, { contact_id: agents }, agent.id)
  await assign(ours.client, { contact_id: colleagues }, colleague.id)
  for (const id of [agents, colleagues]) await ours.client.put(`/api/contacts/${id}`, { stage: 'sold' })
})

const save = async (client: Client, view: object) => (await client.post('/api/views', view)).body.view
const shownIn = async (client: Client, view: { id: string }, query = '') =>
  (await client.get(`/api/chats/recent-by-contact?view=${view.id}${query}`)).body.data
    .map(({ contact_id }: { contact_id: string }) => contact_id)
    .toSorted()
const countOf = async (client: Client, id: string) =>
  (await client.get('/api/views')).body.data.find((one: { view: { id: string } }) => one.view.id === id)?.count

describe('a list of one’s own', () => {
  test('holds whoever fits all its filters, of those that the reader sees, and is counted so', async () => {
    const sold = await save(ours.client, { name: 'Sold', query: { stage: 'sold' }, is_shared: true })
    const mine = await save(ours.client, { name: 'Mine', query: { stage: 'sold', assignee: 'me' }, is_shared: true })
    const free = await save(agent.client, { name: 'Free', query: { assignee: 'none', waiting: 'unreplied' } })
    await eventually(async () => {
      expect(await shownIn(ours.client, sold)).toEqual([agents, colleagues].toSorted())
      expect(await shownIn(agent.client, sold)).toEqual([agents])
      expect(await shownIn(agent.client, mine)).toEqual([agents])
      expect(await shownIn(ours.client, mine)).toEqual([])
      expect(await shownIn(agent.client, free)).toEqual([nobodys])
    })
    expect(await Promise.all([ours.client, agent.client].map((client) => countOf(client, sold.id)))).toEqual([2, 1])
    expect(await countOf(agent.client, free.id)).toBe(1)
  })

  test('leads page by page through all of it', async () => {
    const all = await save(agent.client, { name: 'All', query: { status: 'all' } })
    const { data, cursor } = (await agent.client.get(`/api/chats/recent-by-contact?view=${all.id}&per_page=1`)).body
    const next = `&per_page=1&cursor=${encodeURIComponent(cursor)}`
    expect([data[0].contact_id, ...(await shownIn(agent.client, all, next))].toSorted()).toEqual(
      [nobodys, agents].toSorted(),
    )
  })

  test('is nobody else’s: a shared one is changed by managers alone, a private one is not found', async () => {
    const shared = await save(ours.client, { name: 'Ours', query: {}, is_shared: true })
    const own = await save(agent.client, { name: 'Only mine', query: {} })
    expect(await agent.client.put(`/api/views/${shared.id}`, { name: 'Taken' })).toMatchObject({ status: 403 })
    expect(await agent.client.post('/api/views', { name: 'X', query: {}, is_shared: true })).toMatchObject({
      status: 403,
    })
    for (const client of [ours.client, colleague.client, theirs.client]) {
      expect((await client.get(`/api/chats/recent-by-contact?view=${own.id}`)).status).toBe(404)
      expect((await client.delete(`/api/views/${own.id}`)).status).toBe(404)
      expect(await countOf(client, own.id)).toBeUndefined()
    }
    expect((await theirs.client.get(`/api/chats/recent-by-contact?view=${shared.id}`)).status).toBe(404)
    expect((await agent.client.delete(`/api/views/${own.id}`)).status).toBe(204)
    expect((await agent.client.get(`/api/chats/recent-by-contact?view=${own.id}`)).status).toBe(404)
  })

  test('follows a label that is renamed', async () => {
    const { label } = (await ours.client.post('/api/labels', { name: 'Cash buyer' })).body
    await ours.client.put(`/api/contacts/${nobodys}`, { labels: ['Cash buyer'] })
    const view = await save(ours.client, { name: 'Cash', query: { label: 'Cash buyer' } })
    await ours.client.put(`/api/labels/${label.id}`, { name: 'Pays cash' })
    await eventually(async () => {
      const { data } = (await ours.client.get('/api/views')).body
      expect(data.find((one: { view: { id: string } }) => one.view.id === view.id).view.query.label).toBe('Pays cash')
      expect(await shownIn(ours.client, view)).toEqual([nobodys])
    })
  })
})
