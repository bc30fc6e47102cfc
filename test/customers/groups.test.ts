import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let agent: { id: string; client: Client }
let colleague: { id: string; client: Client }
let ana: string
let ben: string
let hidden: string
beforeAll(async () => {
  ours = await newOrganization()
  ;[agent, colleague] = await Promise.all([ours.addMember({ role: 'agent' }), ours.addMember({ role: 'agent' })])
  ana = await contact('Ana', { stage: 'sold' })
  ben = await contact('Ben', { stage: 'sold', labels: ['Urgent'] })
  hidden = await contact('Hal', { labels: ['Urgent'] })
  await assign(ours.client, { contact_id: hidden }, colleague.id)
})

async function contact(first_name: string, more: object = {}): Promise<string> {
  const person = { first_name, last_name: 'Torres', phone: newCustomer(), ...more }
  return (await ours.client.post('/api/contacts', person)).body.id
}
const create = (group: object, client = ours.client) => client.post('/api/groups', group)
const peopleOf = async (id: string, client = ours.client, query = '') =>
  (await client.get(`/api/groups/${id}/contacts${query}`)).body
const namesOf = (page: { data: { first_name: string }[] }) => page.data.map(({ first_name }) => first_name)

describe('a group', () => {
  test('of conditions holds whoever fits them at the time', async () => {
    const { group } = (await create({ name: ' Urgent ones ', conditions: { label: 'Urgent' } })).body
    expect(group).toMatchObject({ name: 'Urgent ones', conditions: { label: 'Urgent' }, contact_ids: null, count: 2 })
    expect(namesOf(await peopleOf(group.id))).toEqual(['Hal', 'Ben'])
    await ours.client.put(`/api/contacts/${ana}`, { labels: ['Urgent'] })
    expect(namesOf(await peopleOf(group.id))).toEqual(['Hal', 'Ben', 'Ana'])
    await ours.client.put(`/api/contacts/${ana}`, { labels: [] })
  })

  test('made by hand holds those who were chosen, page by page', async () => {
    const { group } = (await create({ name: 'Chosen', contact_ids: [ben, ana, ben, 'nobody'] })).body
    expect(group).toMatchObject({ conditions: null, contact_ids: [ben, ana], count: 2 })
    const first = await peopleOf(group.id, ours.client, '?per_page=1')
    const rest = await peopleOf(group.id, ours.client, `?per_page=1&cursor=${encodeURIComponent(first.cursor)}`)
    expect([...namesOf(first), ...namesOf(rest), rest.cursor]).toEqual(['Ben', 'Ana', null])
  })

  test('made by hand lets go of who is deleted, page by page, and makes room for others', async () => {
    const [cal, dee, eli] = [await contact('Cal'), await contact('Dee'), await contact('Eli')]
    const { group } = (await create({ name: 'Few are left', contact_ids: [ana, cal, dee, ben] })).body
    for (const id of [cal, dee]) await ours.client.delete(`/api/contacts/${id}`)
    const first = await peopleOf(group.id, ours.client, '?per_page=1')
    const rest = await peopleOf(group.id, ours.client, `?per_page=1&cursor=${encodeURIComponent(first.cursor)}`)
    expect([namesOf(first), namesOf(rest), rest.cursor]).toEqual([['Ana'], ['Ben'], null])
    const { putGroup } = await import('../../functions/core/customers/groups/store.ts')
    const saved = { org: ours.org, id: group.id, name: group.name, created_at: group.created_at }
    const deleted = Array.from({ length: 999 }, (_, n) => `DELETED${n}`)
    await putGroup({ ...saved, contact_ids: [ana, ...deleted], user_id: 'u', user_name: 'U' })
    const changed = await ours.client.put(`/api/groups/${group.id}`, { add_contact_ids: [eli] })
    expect(changed.body.group).toMatchObject({ contact_ids: [ana, eli], count: 2 })
    await ours.client.delete(`/api/contacts/${eli}`)
  })

  test('made by hand is one fewer wherever it is listed, once one of its people is deleted', async () => {
    const gone = await contact('Gil')
    const { group } = (await create({ name: 'One leaves', contact_ids: [ana, gone] })).body
    const countFor = async (client: Client) => {
      const { data } = (await client.get('/api/groups')).body
      return data.find(({ id }: { id: string }) => id === group.id).count
    }
    expect([await countFor(ours.client), await countFor(agent.client)]).toEqual([2, 2])
    await ours.client.delete(`/api/contacts/${gone}`)
    await eventually(async () => expect(await countFor(ours.client)).toBe(1))
    expect(await countFor(agent.client)).toBe(1)
  })

  test('of conditions tells which of them name what was deleted, until it is changed', async () => {
    const org = await newOrganization()
    await org.client.post('/api/stages', { name: 'Finance' })
    const { id: label } = (await org.client.post('/api/labels', { name: 'VIP' })).body.label
    const conditions = { stage: 'finance', label: 'VIP', channel: 'sms' }
    const { group } = (await create({ name: 'Financed', conditions }, org.client)).body
    expect(group.gone).toEqual([])
    await org.client.delete('/api/stages/finance', { move_to: 'sold' })
    await org.client.delete(`/api/labels/${label}`)
    expect((await org.client.get('/api/groups')).body.data).toMatchObject([{ gone: ['stage', 'label'], conditions }])
    const changed = await org.client.put(`/api/groups/${group.id}`, { conditions: { channel: 'sms' } })
    expect(changed.body.group.gone).toEqual([])
  })

  test('shows and counts for an agent whom the agent may see', async () => {
    const { group: urgent } = (await create({ name: 'Urgent', conditions: { label: 'Urgent' } })).body
    const { group: chosen } = (await create({ name: 'Both', contact_ids: [hidden, ben] })).body
    const { data } = (await agent.client.get('/api/groups')).body
    for (const { id } of [urgent, chosen]) {
      expect(data.find((group: { id: string }) => group.id === id)).toMatchObject({ count: 1 })
      expect(namesOf(await peopleOf(id, agent.client))).toEqual(['Ben'])
    }
    expect((await create({ name: 'Mine', contact_ids: [hidden] }, agent.client)).body.group.contact_ids).toEqual([])
  })

  test('keeps whom its changer may not see, and every one of those who are added and removed at once', async () => {
    const { group } = (await create({ name: 'Theirs', contact_ids: [ana] }, agent.client)).body
    const put = (body: object, client = agent.client) => client.put(`/api/groups/${group.id}`, body)
    await put({ add_contact_ids: [hidden] }, ours.client)
    expect((await put({ contact_ids: [ben] })).body.group).toMatchObject({
      contact_ids: [ben],
      count: 1,
      count_from: 1,
    })
    expect(namesOf(await peopleOf(group.id))).toEqual(['Hal', 'Ben'])

    const others = await Promise.all(['Cal', 'Dee', 'Eli'].map((name) => contact(name)))
    const adding = others.map((id) => put({ add_contact_ids: [id] }))
    await Promise.all([...adding, put({ remove_contact_ids: [ben, hidden] })])
    expect(namesOf(await peopleOf(group.id)).toSorted()).toEqual(['Cal', 'Dee', 'Eli', 'Hal'])
  })

  test('is changed and removed by who made it and by managers', async () => {
    const { group } = (await create({ name: 'Mine', conditions: {} }, agent.client)).body
    const path = `/api/groups/${group.id}`
    expect((await colleague.client.put(path, { name: 'Yours' })).status).toBe(403)
    expect((await colleague.client.delete(path)).status).toBe(403)
    expect((await agent.client.put(path, { name: 'Still mine' })).body.group).toMatchObject({ name: 'Still mine' })
    const changed = await ours.client.put(path, { contact_ids: [ana] })
    expect(changed.body.group).toMatchObject({ name: 'Still mine', conditions: null, contact_ids: [ana] })
    expect((await ours.client.delete(path)).status).toBe(204)
    expect((await agent.client.get(`${path}/contacts`)).status).toBe(404)
  })

  test('belongs to one dealership', async () => {
    const theirs = await newOrganization()
    const { group } = (await create({ name: 'Ours', conditions: {} })).body
    expect((await theirs.client.get('/api/groups')).body).toEqual({ data: [] })
    expect((await theirs.client.get(`/api/groups/${group.id}/contacts`)).status).toBe(404)
    expect((await theirs.client.put(`/api/groups/${group.id}`, { name: 'Theirs' })).status).toBe(404)
    expect((await create({ name: 'Taken', contact_ids: [ana] }, theirs.client)).body.group.contact_ids).toEqual([])
  })

  test.each([
    [{ conditions: {} }],
    [{ name: ' ', conditions: {} }],
    [{ name: 'Neither' }],
    [{ name: 'Both', conditions: {}, contact_ids: [] }],
    [{ name: 'No stage', conditions: { stage: 'gone' } }],
  ])('is not made of %j', async (group) => {
    expect((await create(group)).status).toBe(422)
  })
})

test('groups are proposed by stage, channel, and silence, none of them empty', async () => {
  const account = await ours.connect()
  await customerWrites({ from: newCustomer(), to: account.phone_number, body: 'Hello' })
  await eventually(async () => {
    const { data } = (await ours.client.get('/api/groups/proposals')).body
    expect(data).toContainEqual({ by: 'stage', name: 'Sold', conditions: { stage: 'sold' }, count: 2, count_from: 2 })
    expect(data).toContainEqual({
      by: 'channel',
      name: 'On SMS',
      conditions: { channel: 'sms' },
      count: 7,
      count_from: 7,
    })
    expect(data.filter(({ by, count }: { by: string; count: number }) => by === 'silent' || count === 0)).toEqual([])
  })
})

test('long lists are listed with their sizes, and without their people', async () => {
  const org = await newOrganization()
  const { client } = await org.addMember({ role: 'agent' })
  const { putGroup } = await import('../../functions/core/customers/groups/store.ts')
  const contact_ids = Array.from({ length: 1000 }, (_, n) => `CONTACT${n}`.padEnd(26, '0'))
  const saved = { org: org.org, contact_ids, user_id: 'u', user_name: 'U', created_at: '2026-01-01' }
  for (const id of ['ONE', 'TWO']) await putGroup({ ...saved, id, name: `Group ${id}` })
  for (const [reader, count] of [
    [org.client, 1000],
    // Nobody looks at thousands of people one by one to tell whom an agent may see.
    [client, null],
  ] as const) {
    const { body, text } = await reader.get('/api/groups')
    expect(body.data.map((group: { count: number | null }) => group.count)).toEqual([count, count])
    expect(text).not.toContain('CONTACT')
  }
})

test('a dealership saves a hundred groups, however many are saved at once, and is told so at the next', async () => {
  const org = await newOrganization()
  const { putGroup } = await import('../../functions/core/customers/groups/store.ts')
  const saved = { org: org.org, conditions: { stage: 'sold' }, user_id: 'u', user_name: 'U', created_at: '2026-01-01' }
  for (let n = 0; n < 99; n++) await putGroup({ ...saved, id: `GROUP${n}`, name: `Group ${n}` })
  const rush = await Promise.all([1, 2, 3].map((n) => create({ name: `At once ${n}`, conditions: {} }, org.client)))
  const made = rush.filter(({ status }) => status === 200).length
  expect(made).toBeLessThanOrEqual(1)
  expect(rush.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  if (made === 0) expect((await create({ name: 'The last', conditions: {} }, org.client)).status).toBe(200)
  const { status, body } = await create({ name: 'One more', conditions: {} }, org.client)
  expect({ status, message: body.message }).toEqual({ status: 409, message: 'You can save at most 100 groups.' })
  expect((await org.client.get('/api/groups')).body.data).toHaveLength(100)
})
