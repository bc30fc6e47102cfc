import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { eventually } from '../eventually.ts'
import { newNumber } from '../request.ts'

let ours: TestOrganization
let theirs: TestOrganization
let agent: { id: string; client: Client }
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  agent = await ours.addMember({ role: 'agent' })
})

const add = async (name: string, kind: string, choices?: string[]) =>
  (await ours.client.post('/api/fields', { name, kind, choices })).body.field
const person = async (custom: object, client = ours.client) => {
  const { status, body } = await client.post('/api/contacts', {
    first_name: 'Pia',
    last_name: 'Prieto',
    phone: newNumber(),
    custom,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id as string
}
const customOf = async (id: string) => (await ours.client.get(`/api/contacts/${id}`)).body.custom
const found = async (...custom: object[]) => {
  const asked = encodeURIComponent(JSON.stringify(custom))
  const { status, body } = await ours.client.get(`/api/contacts?per_page=200&custom=${asked}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.map(({ id }: { id: string }) => id).toSorted()
}

describe('a dealership’s own field', () => {
  test('has a key that follows from its name and stays when it is renamed', async () => {
    const field = await add('Trim Level', 'text')
    expect(field).toMatchObject({ key: 'trim_level', name: 'Trim Level', kind: 'text', choices: [] })
    expect((await ours.client.post('/api/fields', { name: 'trim level', kind: 'date' })).status).toBe(409)
    expect((await add('Trim-Level!', 'text')).key).toBe('trim_level_2')
    expect((await add('Vehicle', 'text')).key).toBe('vehicle_2')
    const renamed = (await ours.client.put(`/api/fields/${field.id}`, { name: 'Trim' })).body.field
    expect(renamed).toMatchObject({ id: field.id, key: 'trim_level', name: 'Trim' })
  })

  test.each([
    ['text', 'Red leather', 7],
    ['number', 12.5, 'twelve'],
    ['date', '2026-05-31', '2026-02-30'],
    ['choice', 'Gold', 'Bronze'],
    ['yes_no', false, 'yes'],
  ])('of the kind %s takes %j, not %j, and is emptied', async (kind, value, wrong) => {
    const { key } = await add(`A ${kind}`, kind, kind === 'choice' ? ['Gold', 'Silver'] : undefined)
    const id = await person({ [key]: value })
    expect(await customOf(id)).toEqual({ [key]: value })
    expect((await ours.client.put(`/api/contacts/${id}`, { custom: { [key]: wrong } })).status).toBe(422)
    expect((await ours.client.put(`/api/contacts/${id}`, { custom: { nothing: value } })).status).toBe(422)
    expect((await ours.client.put(`/api/contacts/${id}`, { custom: { [key]: null } })).body.custom).toEqual({})
  })

  test('is found by conditions that fit its kind', async () => {
    const tier = (await add('Tier', 'choice', ['Gold', 'Silver'])).key
    const payoff = (await add('Payoff', 'number')).key
    const lease = (await add('Lease ends', 'date')).key
    const [gold, silver, none] = await Promise.all([
      person({ [tier]: 'Gold', [payoff]: 9000, [lease]: '2026-12-01' }),
      person({ [tier]: 'Silver', [payoff]: 12000, [lease]: '2027-01-15' }),
      person({}),
    ])
    const among = async (...conditions: object[]) => {
      const all = await found(...conditions)
      return [gold, silver, none].filter((id) => all.includes(id))
    }
    expect(await among({ key: tier, test: 'is', value: 'gold' })).toEqual([gold])
    expect(await among({ key: tier, test: 'is_not', value: 'Gold' })).toEqual([silver, none])
    expect(await among({ key: tier, test: 'empty' })).toEqual([none])
    expect(await among({ key: payoff, test: 'more', value: 9000 })).toEqual([silver])
    expect(await among({ key: lease, test: 'before', value: '2027-01-01' }, { key: tier, test: 'not_empty' })).toEqual([
      gold,
    ])
    const query = { custom: [{ key: tier, test: 'is', value: 'Silver' }] }
    const { id } = (await ours.client.post('/api/groups', { name: 'Silver', conditions: query })).body.group
    const people = (await ours.client.get(`/api/groups/${id}/contacts`)).body.data
    expect(people.map((one: { id: string }) => one.id)).toEqual([silver])
    for (const wrong of [
      { key: tier, test: 'more', value: 'Gold' },
      { key: tier, test: 'is', value: 'Bronze' },
      { key: 'none', test: 'empty' },
    ])
      expect((await ours.client.post('/api/groups', { name: 'X', conditions: { custom: [wrong] } })).status).toBe(422)
  })

  test('stands in an exported file, and fills in a campaign’s text', async () => {
    const { key } = await add('Sales code', 'text')
    const id = await person({ [key]: 'QX-77' })
    const file = (await ours.client.post('/api/contacts/exports', { ids: [id] })).body
    const { url } = await eventually(async () => {
      const { body } = await ours.client.get(`/api/contacts/exports/${file.id}`)
      expect(body.status).toBe('done')
      return body
    })
    const [head, row] = (await (await fetch(url)).text()).split('\r\n')
    expect(head).toContain('Sales code')
    expect(row).toContain('QX-77')

    await ours.connect()
    const text = { channel: 'sms', purpose: 'informational', audience: { group_ids: [], query: {} } }
    const body = { name: 'Codes', ...text, body: `Your code is {{${key}}}.` }
    const { campaign } = (await ours.client.post('/api/campaigns', body)).body
    const sent = (await ours.client.post(`/api/campaigns/${campaign.id}/test`, { contact_id: id })).body
    const { messages } = (await ours.client.get(`/api/chats/sms/${sent.conversation_id}/messages`)).body
    expect(messages.map((one: { body: string }) => one.body)).toEqual(['Your code is QX-77.'])
  })

  test('keeps a choice that is renamed, and loses one that is left out', async () => {
    const { id, key } = await add('Color', 'choice', ['Red', 'Blue'])
    const [red, blue] = await Promise.all([person({ [key]: 'Red' }), person({ [key]: 'Blue' })])
    const change = (body: object) => ours.client.put(`/api/fields/${id}`, body)
    const renamed = await change({ choices: ['Crimson', 'Blue'], renamed: [{ from: 'Red', to: 'Crimson' }] })
    expect(renamed.body.field.choices).toEqual(['Crimson', 'Blue'])
    expect(await customOf(red)).toEqual({ [key]: 'Crimson' })
    expect(await found({ key, test: 'is', value: 'Red' })).toEqual([red])
    expect((await change({ choices: ['Crimson', 'Red'] })).status).toBe(422)
    expect((await change({ choices: ['Crimson'] })).status).toBe(200)
    expect(await customOf(blue)).toEqual({})
    expect((await change({ choices: [] })).status).toBe(422)
  })

  test('that is deleted is gone from contacts and groups at once, and comes back empty', async () => {
    const { id, key } = await add('Nickname', 'text')
    const pia = await person({ [key]: 'P' })
    const conditions = { custom: [{ key, test: 'not_empty' }] }
    const { group } = (await ours.client.post('/api/groups', { name: 'Nicknamed', conditions })).body
    expect((await ours.client.delete(`/api/fields/${id}`)).status).toBe(204)
    expect(await customOf(pia)).toEqual({})
    const { data } = (await ours.client.get('/api/groups')).body
    expect(data.find((one: { id: string }) => one.id === group.id)).toMatchObject({ gone: ['field'] })
    expect((await add('Nickname', 'number')).key).toBe(key)
    expect(await customOf(pia)).toEqual({})
  })

  test('is read by everybody, changed by managers, and another dealership’s is not found', async () => {
    const { id, key } = await add('Spouse', 'text')
    expect((await agent.client.get('/api/fields')).body.data).toContainEqual(expect.objectContaining({ key }))
    expect((await agent.client.post('/api/fields', { name: 'Mine', kind: 'text' })).status).toBe(403)
    expect((await agent.client.put(`/api/fields/${id}`, { name: 'Mine' })).status).toBe(403)
    expect((await agent.client.delete(`/api/fields/${id}`)).status).toBe(403)
    expect((await theirs.client.get('/api/fields')).body.data).toEqual([])
    expect((await theirs.client.put(`/api/fields/${id}`, { name: 'Ours' })).status).toBe(404)
    expect((await theirs.client.delete(`/api/fields/${id}`)).status).toBe(404)
    const written = await agent.client.put(`/api/contacts/${await person({})}`, { custom: { [key]: 'Ana' } })
    expect(written.body.custom).toEqual({ [key]: 'Ana' })
  })
})

test('a dealership has 30 fields at most', async () => {
  const statuses: number[] = []
  for (let n = 1; n <= 31; n++)
    statuses.push((await theirs.client.post('/api/fields', { name: `Field ${n}`, kind: 'text' })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(409)
})
