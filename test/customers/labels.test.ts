import { beforeAll, describe, expect, test } from 'vitest'
import { newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { assign, newConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let account: { whatsapp_from: string }
beforeAll(async () => {
  await openCloud()
  ours = await newOrganization()
  account = await ours.connect()
})

const add = async (name: string, { client } = ours) => {
  const { status, body } = await client.post('/api/labels', { name })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.label.id as string
}
const namesOf = async ({ client } = ours) =>
  (await client.get('/api/labels')).body.data.map(({ name }: { name: string }) => name)
const person = async (labels: string[], { client } = ours) => {
  const { status, body } = await client.post('/api/contacts', {
    first_name: 'Lara',
    last_name: 'Labeled',
    phone: newCustomer(),
    labels,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id as string
}
const labelsOf = async (id: string, { client } = ours) => (await client.get(`/api/contacts/${id}`)).body.labels
const DEFAULTS = ['Urgent', 'Important', 'New Client', 'Follow-up', 'Sale', 'Support', 'Quote']

describe('a dealership’s labels', () => {
  test('are the seven that all have, and its own behind them', async () => {
    const org = await newOrganization()
    expect(await namesOf(org)).toEqual(DEFAULTS)
    const { body } = await org.client.post('/api/labels', { name: ' Trade-in ', color: 'pink' })
    expect(body.label).toEqual({ id: expect.any(String), name: 'Trade-in', color: 'pink', is_default: false })
    expect(await namesOf(org)).toEqual([...DEFAULTS, 'Trade-in'])
    expect(await namesOf()).not.toContain('Trade-in')
  })

  test('have names that differ by more than their case', async () => {
    const org = await newOrganization()
    await add('Cash', org)
    for (const name of ['cash', 'URGENT', 'Cash'])
      expect(await org.client.post('/api/labels', { name })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const id = await add('Lease', org)
    expect(await org.client.put(`/api/labels/${id}`, { name: 'CASH' })).toMatchObject({ status: 409 })
    expect(await org.client.put(`/api/labels/${id}`, { name: 'lease' })).toMatchObject({ status: 200 })
  })

  test.each([
    [{}],
    [{ name: '' }],
    [{ name: '  ' }],
    [{ name: 'x'.repeat(31) }],
    [{ name: 'one, two' }],
    [{ name: 'Red', color: 'crimson' }],
  ])('are not made of %o', async (body) => {
    expect(await ours.client.post('/api/labels', body)).toMatchObject({ status: 422 })
  })

  test('are thirty of its own at most, however many make them at once', async () => {
    const org = await newOrganization()
    for (let n = 0; n < 28; n++) await add(`Label ${n}`, org)
    const last = await Promise.all(
      ['a', 'b', 'c'].map((name) => org.client.post('/api/labels', { name: `Label ${name}` })),
    )
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
    expect(await namesOf(org)).toHaveLength(37)
  })

  test('are made, changed, and removed by managers only', async () => {
    const id = await add('Managers only')
    const { client } = await ours.addMember({ role: 'agent' })
    expect(await client.post('/api/labels', { name: 'Mine' })).toMatchObject({ status: 403 })
    expect(await client.put(`/api/labels/${id}`, { color: 'red' })).toMatchObject({ status: 403 })
    expect(await client.delete(`/api/labels/${id}`)).toMatchObject({ status: 403 })
  })

  test('that all have stay as they are', async () => {
    expect(await ours.client.put('/api/labels/urgent', { name: 'Now' })).toMatchObject({ status: 409 })
    expect(await ours.client.delete('/api/labels/sale')).toMatchObject({ status: 409 })
  })
})

describe('a contact', () => {
  test('bears labels of its dealership, and no other', async () => {
    const theirs = await newOrganization()
    await add('Only theirs', theirs)
    await add('Ours')
    expect(await labelsOf(await person(['Ours', 'Sale']))).toEqual(['Ours', 'Sale'])
    for (const label of ['Only theirs', 'Nobody’s', 'ours']) {
      const answer = await ours.client.post('/api/contacts', {
        first_name: 'A',
        last_name: 'B',
        phone: newCustomer(),
        labels: [label],
      })
      expect(answer, label).toMatchObject({ status: 422, body: { errors: { labels: expect.any(String) } } })
      expect(await ours.client.get(`/api/contacts?label=${label}`)).toMatchObject({ status: 422 })
      expect(await ours.client.post('/api/contacts/bulk', { query: {}, set: { label } })).toMatchObject({ status: 422 })
    }
  })

  test('bears a label under its new name soon after it was renamed, and none that was removed', async () => {
    const org = await newOrganization()
    const [hot, old] = [await add('Hot', org), await add('Old', org)]
    const people: string[] = []
    for (let n = 0; n < 3; n++) people.push(await person(['Sale', 'Hot', 'Old'], org))
    const other = await person(['Sale'], org)
    const changedAt = async () => (await org.client.get(`/api/contacts/${people[1]}`)).body.updated_at
    const before = await changedAt()
    const group = await org.client.post('/api/groups', { name: 'Hot ones', conditions: { label: 'Hot' } })

    expect(await org.client.put(`/api/labels/${hot}`, { name: 'Very hot' })).toMatchObject({ status: 200 })
    // A page that was read before still names it.
    expect(await org.client.put(`/api/contacts/${people[0]}`, { labels: ['Hot', 'Quote'] })).toMatchObject({
      status: 200,
      body: { labels: ['Very hot', 'Quote'] },
    })
    expect(await org.client.delete(`/api/labels/${old}`)).toMatchObject({ status: 204 })
    await eventually(async () => {
      for (const id of people.slice(1)) expect(await labelsOf(id, org)).toEqual(['Sale', 'Very hot'])
    })
    expect(await changedAt(), 'the card keeps its color').toBe(before)
    expect(await labelsOf(other, org)).toEqual(['Sale'])
    await eventually(async () => {
      const { body } = await org.client.get(`/api/groups/${group.body.group.id}/contacts`)
      expect(body.data).toHaveLength(3)
    })
    expect(await namesOf(org)).toEqual([...DEFAULTS, 'Very hot'])

    const ids = { ids: people.slice(0, 2), set: { label: 'Hot' } }
    expect((await org.client.post('/api/contacts/bulk', ids)).body.rows).toBe(2)
    expect(await labelsOf(people[0] ?? '', org)).toEqual(['Very hot', 'Quote'])
    const late = (await org.client.post('/api/groups', { name: 'As hot', conditions: { label: 'Hot' } })).body.group
    expect(late.conditions).toEqual({ label: 'Very hot' })
    const all = { query: { label: 'Hot' }, set: { stage: 'contacted' } }
    const { id: change } = (await org.client.post('/api/contacts/bulk', all)).body
    await eventually(async () =>
      expect((await org.client.get(`/api/contacts/bulk/${change}`)).body).toMatchObject({ status: 'done', done: 3 }),
    )
  })
})

describe('a conversation', () => {
  const target = (name: string) => newConversation(ours, { to: account.whatsapp_from, name })

  test('is given its labels, all at once', async () => {
    await add('Test drive')
    const { id, contact_id } = await target('Lena Labels')
    const patch = (labels: string[]) => ours.client.patch(`/api/chats/whatsapp/${id}/labels`, { labels })
    expect(await patch(['Urgent', 'Test drive'])).toMatchObject({
      status: 200,
      body: { labels: ['Urgent', 'Test drive'] },
    })
    expect(await labelsOf(contact_id)).toEqual(['Urgent', 'Test drive'])
    expect((await patch([])).body).toEqual({ labels: [] })
    expect(await patch(['Unknown'])).toMatchObject({ status: 422 })
  })

  test('of a colleague is as if it did not exist', async () => {
    const { id, contact_id } = await target('Carl Colleague')
    const [agent, colleague] = [await ours.addMember({ role: 'agent' }), await ours.addMember({ role: 'agent' })]
    await assign(ours.client, { contact_id }, colleague.id)
    const patch = (of: string) => agent.client.patch(`/api/chats/whatsapp/${of}/labels`, { labels: ['Sale'] })
    const [foreign, nobody] = [await patch(id), await patch('nobody')]
    expect(foreign).toMatchObject({ status: 404 })
    expect(foreign.body).toEqual(nobody.body)
    expect(await labelsOf(contact_id)).toEqual([])
  })

  test('is found in the list by its label, page by page, also by a search', async () => {
    const org = await newOrganization()
    const { whatsapp_from: to } = await org.connect()
    await add('Financing', org)
    const marked: string[] = []
    for (let n = 0; n < 5; n++) {
      const { id, contact_id } = await newConversation(org, { to, name: `Fay Finance${n}` })
      if (n % 2 === 1) continue
      await org.client.patch(`/api/chats/whatsapp/${id}/labels`, { labels: ['Financing'] })
      marked.unshift(contact_id)
    }
    const list = async (query: string) => {
      const { status, body } = await org.client.get(`/api/chats/recent-by-contact?${query}`)
      expect(status, JSON.stringify(body)).toBe(200)
      return body as { data: { contact_id: string }[]; cursor: string | null; total: number | null }
    }
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await list(`label=Financing&per_page=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      expect(page.total).toBeNull()
      found.push(...page.data.map(({ contact_id }) => contact_id))
      cursor = page.cursor
    }
    expect(found).toEqual(marked)
    expect((await list('label=Sale')).data).toEqual([])
    await eventually(async () => expect((await list('label=Financing&search=finance2')).data).toHaveLength(1))
    expect((await list('label=Financing&search=finance3')).data).toEqual([])
    expect(await org.client.get('/api/chats/recent-by-contact?label=None')).toMatchObject({ status: 422 })
  })
})
