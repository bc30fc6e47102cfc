import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let agent: { id: string; client: Client }
let manager: { id: string; client: Client }
const ids: string[] = []

const PEOPLE = [
  { first_name: 'Ana', last_name: 'Torres', stage: 'new', labels: ['Urgent'] },
  { first_name: 'Ben', last_name: 'Ortiz', stage: 'sold', email: 'ben@example.com' },
  { first_name: 'José', last_name: 'Núñez', stage: 'new' },
  { first_name: 'Dora', last_name: 'Torres', stage: 'sold', labels: ['Urgent', 'Sale'] },
  { first_name: 'Eva', last_name: 'Ruiz', stage: 'lost' },
]

beforeAll(async () => {
  ours = await newOrganization()
  agent = await ours.addMember({ role: 'agent' })
  manager = await ours.addMember({ role: 'manager' })
  for (const person of PEOPLE) {
    const { body } = await ours.client.post('/api/contacts', { ...person, phone: newCustomer() })
    ids.push(body.id)
  }
  const [ana = '', ben = ''] = ids
  await assign(ours.client, { contact_id: ana }, manager.id)
  await assign(ours.client, { contact_id: ben }, agent.id)
})

const list = async (query: string, client = manager.client) => (await client.get(`/api/contacts?${query}`)).body
const namesOf = (page: { data: { first_name: string }[] }) => page.data.map(({ first_name }) => first_name)

describe('the list of contacts', () => {
  test('shows those who came in last first, and the other way round where asked', async () => {
    const newest = await list('')
    expect(namesOf(newest)).toEqual(['Eva', 'Dora', 'José', 'Ben', 'Ana'])
    expect(newest).toMatchObject({ total: 5, page: 1, per_page: 20, last_page: 1, cursor: null })
    expect(namesOf(await list('sort=created_at_asc'))).toEqual(['Ana', 'Ben', 'José', 'Dora', 'Eva'])
  })

  test('is in the order of names where asked, whatever their case and accents, also as an agent and page by page', async () => {
    const there = await newOrganization()
    const [colleague, other] = [await there.addMember({ role: 'agent' }), await there.addMember({ role: 'agent' })]
    for (const first_name of ['zoe', 'Álvaro', 'Eva', 'alma', 'Émile', 'Ñico'])
      await there.client.post('/api/contacts', { first_name, last_name: 'Ruiz', phone: newCustomer() })
    const sorted = ['alma', 'Álvaro', 'Émile', 'Eva', 'Ñico', 'zoe']
    await eventually(async () => expect(namesOf(await list('sort=name_asc', there.client))).toEqual(sorted))
    const byCursor: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(
        `sort=name_asc&per_page=2&cursor=${encodeURIComponent(cursor)}`.replace(/&cursor=$/, ''),
        there.client,
      )
      byCursor.push(...namesOf(page))
      cursor = page.cursor
    }
    expect(byCursor).toEqual(sorted)
    expect(namesOf(await list('sort=name_asc&per_page=2&page=2', there.client))).toEqual(['Émile', 'Eva'])

    const [{ id }] = (await list('search=eva', there.client)).data
    await assign(there.client, { contact_id: id }, other.id)
    expect(namesOf(await list('sort=name_asc', colleague.client))).toEqual(sorted.filter((name) => name !== 'Eva'))
    await there.client.put(`/api/contacts/${id}`, { first_name: 'Ana' })
    await eventually(async () =>
      expect(namesOf(await list('sort=name_asc', other.client))).toEqual([
        'alma',
        'Álvaro',
        'Ana',
        'Émile',
        'Ñico',
        'zoe',
      ]),
    )
  })

  test('is empty for a dealership that knows nobody', async () => {
    const { client } = await newOrganization()
    expect(await list('', client)).toEqual({ data: [], total: 0, page: 1, per_page: 20, last_page: 1, cursor: null })
  })

  test.each(['', '&search=torres', '&stage=sold'])('has the same pages by cursor and by number%s', async (filter) => {
    const whole = namesOf(await list(filter))
    const byCursor: string[] = []
    const byNumber: string[] = []
    let cursor: string | null = ''
    for (let page = 1; cursor !== null; page++) {
      const next = await list(`per_page=1${filter}${cursor && `&page=${page}&cursor=${encodeURIComponent(cursor)}`}`)
      byCursor.push(...namesOf(next))
      byNumber.push(...namesOf(await list(`per_page=1&page=${page}${filter}`)))
      cursor = next.cursor
    }
    expect(byCursor).toEqual(whole)
    expect(byNumber).toEqual(whole)
    expect(namesOf(await list(`per_page=1&page=9${filter}`))).toEqual([])
  })

  test('knows its total and its last page also where it does not read them', async () => {
    await eventually(async () => {
      expect(await list('per_page=2')).toMatchObject({ total: 5, last_page: 3 })
      expect(await list('per_page=1&stage=sold')).toMatchObject({ total: 2, last_page: 2 })
      expect(await list('per_page=1&assignee=me')).toMatchObject({ total: 1, last_page: 1 })
      expect(await list('per_page=1', agent.client)).toMatchObject({ total: 4, last_page: 4 })
    })
    expect(await list('per_page=2&label=Urgent')).toMatchObject({ total: 2 })
    expect(await list('per_page=1&label=Urgent')).toMatchObject({ total: null, last_page: null })
  })

  test.each([
    ['stage=sold', ['Dora', 'Ben']],
    ['label=Urgent', ['Dora', 'Ana']],
    ['label=Urgent&stage=new', ['Ana']],
    ['assignee=none', ['Eva', 'Dora', 'José']],
    ['assignee=me', ['Ana']],
    ['channel=sms&stage=lost', ['Eva']],
    ['channel=whatsapp', []],
    ['silent=1', []],
    ['opted_out=false&stage=sold', ['Dora', 'Ben']],
    ['opted_out=true', []],
    ['assignee=nobody-has-this-id', []],
    ['assignee=*', []],
  ])('with %s holds %j', async (query, names) => {
    const page = await list(query)
    expect(namesOf(page)).toEqual(names)
    expect(page).toMatchObject({ total: names.length, cursor: null })
  })

  test.each(['NUNEZ', 'núñez josé', 'ben@example.com'])('is searched without case or accents: %s', async (search) => {
    await eventually(async () => {
      expect((await list(`search=${encodeURIComponent(search)}`)).data).toHaveLength(1)
    })
  })

  test('is searched and filtered together', async () => {
    await eventually(async () => expect(namesOf(await list('search=torres&stage=sold'))).toEqual(['Dora']))
    expect(namesOf(await list('search=torres&assignee=me'))).toEqual(['Ana'])
  })

  test('holds for an agent nobody’s contacts and their own', async () => {
    const names = ['Eva', 'Dora', 'José', 'Ben']
    expect(namesOf(await list('', agent.client))).toEqual(names)
    const first = await list('per_page=3', agent.client)
    const rest = await list(`per_page=3&cursor=${encodeURIComponent(first.cursor)}`, agent.client)
    expect([...namesOf(first), ...namesOf(rest)]).toEqual(names)
    expect(namesOf(await list('assignee=me', agent.client))).toEqual(['Ben'])
    expect(namesOf(await list(`assignee=${manager.id}`, agent.client))).toEqual([])
    expect(namesOf(await list('search=torres', agent.client))).toEqual(['Dora'])
    expect(namesOf(await list(`assignee=${agent.id}`))).toEqual(['Ben'])
  })

  test.each(['stage=gone', 'label=gone', 'channel=fax', 'silent=0', 'page=0', 'sort=age'])(
    'refuses %s and says so',
    async (query) => {
      const [field = ''] = query.split('=')
      const answer = await ours.client.get(`/api/contacts?${query}`)
      expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.anything() } } })
    },
  )
})
