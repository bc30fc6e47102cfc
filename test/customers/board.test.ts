import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
})

async function create(more: object = {}, { client } = ours) {
  const { status, body } = await client.post('/api/contacts', {
    first_name: 'Ana',
    last_name: 'Torres',
    phone: newCustomer(),
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id as string
}
const move = (id: string, to: object, client: Client = ours.client) => client.put(`/api/contacts/${id}`, to)

const board = async (query = '', client: Client = ours.client) =>
  (await client.get(`/api/contacts/by-stage${query}`)).body
async function column(stage: string, client: Client = ours.client) {
  const cards: { id: string }[] = (await board('', client))[stage]
  return cards.map(({ id }) => id)
}

describe('the board', () => {
  test('shows a new contact on top of New, and every stage though nobody is in it', async () => {
    const org = await newOrganization()
    const [first, second] = [await create({}, org), await create({}, org)]
    const body = await board('', org.client)
    expect(body.new.map(({ id }: { id: string }) => id)).toEqual([second, first])
    expect(body._counts).toMatchObject({ new: 2, sold: 0 })
    expect(body.sold).toEqual([])
    expect(Object.keys(body._counts)).toHaveLength(9)
  })

  test('reads a column on by its cursor, page by page, and nobody twice', async () => {
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.unshift(await create({ stage: 'lost' }))
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await board(`?limit=2&stage=lost${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      found.push(...page.lost.map(({ id }: { id: string }) => id))
      cursor = page._cursors.lost
    }
    expect(found).toEqual(ids)
    await eventually(async () => expect((await board('?limit=2'))._counts.lost).toBe(5))
  })

  test('finds cards by search in any stage, but none of another agent', async () => {
    const org = await newOrganization()
    const [agent, other] = [await org.addMember({ role: 'agent' }), await org.addMember({ role: 'agent' })]
    const own = await create({ first_name: 'Xiomara' }, org)
    const theirs = await create({ first_name: 'Xiomara' }, org)
    const sold = await create({ first_name: 'Xiomara', stage: 'sold' }, org)
    await assign(org.client, { contact_id: theirs }, other.id)
    const find = async (client: Client) => {
      const found = await board('?search=xiomara', client)
      return ['new', 'sold'].map((stage) => (found[stage] ?? []).map(({ id }: { id: string }) => id).toSorted())
    }
    await eventually(async () => expect(await find(org.client)).toEqual([[own, theirs].toSorted(), [sold]]))
    expect(await find(agent.client)).toEqual([[own], [sold]])
  })

  test('leads on from a search that has not looked at the whole board, to every card once', async () => {
    const org = await newOrganization()
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.push(await create({ first_name: 'Yolanda' }, org))
    const search = '?search=yolanda'
    await eventually(async () => expect((await board(search, org.client)).new).toHaveLength(3))
    const found: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await board(`${search}&limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`, org.client)
      found.push(...page.new.map(({ id }: { id: string }) => id))
      cursor = page._cursor
    }
    expect(found.toSorted()).toEqual(ids.toSorted())
  })

  test('tells what the contacts of each stage are worth together, of those whom one sees, read or not', async () => {
    const org = await newOrganization()
    const agent = await org.addMember({ role: 'agent' })
    const ids: string[] = []
    for (const budget of ['under 20k', '$18,500 cash', '15 a 25 mil', '$300 a month', ''])
      ids.push(await create({ budget }, org))
    const [own = '', theirs = '', last = ''] = ids
    const other = await org.addMember({ role: 'agent' })
    await assign(org.client, { contact_id: own }, agent.id)
    await assign(org.client, { contact_id: theirs }, other.id)
    // One card of a column is read, or all of them.
    const expectSums = (sums: object, client = org.client) =>
      eventually(async () => {
        for (const query of ['?limit=1', '']) expect((await board(query, client))._sums).toMatchObject(sums)
      })
    await expectSums({ new: 63_500, sold: 0 })
    await expectSums({ new: 45_000, sold: 0 }, agent.client)

    expect((await org.client.put(`/api/contacts/${theirs}/deal`, { sold: { amount: 17_999.5 } })).status).toBe(200)
    await move(last, { stage: 'working_deal', budget: '30k' }, org.client)
    await expectSums({ new: 20_000, working_deal: 30_000, sold: 18_000 })
    expect((await board('', org.client)).sold).toMatchObject([{ id: theirs, worth: 18_000 }])

    await org.client.put(`/api/contacts/${theirs}/deal`, { sold: null })
    await expectSums({ new: 20_000, working_deal: 30_000, sold: 0 })
  })

  test('keeps whoever stands in a stage that is none', async () => {
    const org = await newOrganization()
    const id = await create({}, org)
    const { UpdateItemCommand } = await import('dynamodb-toolbox/entity/actions/update')
    const { Contact } = await import('../../functions/core/customers/contacts/entity.ts')
    await Contact.build(UpdateItemCommand).item({ org: org.org, id, stage: 'of_old', board_at: 'of_old#1' }).send()
    await eventually(async () => expect((await board('', org.client)).of_old).toMatchObject([{ id }]))
  })
})

describe('a card', () => {
  test('comes on top of another stage, above and below the cards that are named', async () => {
    const [top, middle, bottom] = [await create(), await create(), await create()]
    for (const id of [bottom, middle, top]) await move(id, { stage: 'working_deal' })
    expect(await column('working_deal')).toEqual([top, middle, bottom])
    await move(bottom, { stage: 'working_deal', before_id: middle })
    expect(await column('working_deal')).toEqual([top, bottom, middle])
    await move(top, { stage: 'working_deal', after_id: middle })
    expect(await column('working_deal')).toEqual([bottom, middle, top])
    await move(middle, { stage: 'working_deal', before_id: bottom })
    expect(await column('working_deal')).toEqual([middle, bottom, top])
    const added = await create()
    await move(added, { stage: 'working_deal', after_id: middle, before_id: bottom })
    expect(await column('working_deal')).toEqual([middle, added, bottom, top])
  })

  test('that a dozen people move at once is in one place, in one order for everybody', async () => {
    const card = await create()
    const stages = ['contacted', 'sold', 'missed_appt', 'visit_followup']
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => move(card, { stage: stages[n % stages.length] })),
    )
    // On a busy machine the last of them may be told to try again; nobody is told anything else.
    expect(answers.filter(({ status, body }) => status !== 200 && body.code !== 'unavailable')).toEqual([])
    await eventually(async () => {
      const body = await board()
      const holds = (stage: string) => body[stage].some(({ id }: { id: string }) => id === card)
      const { body: contact } = await ours.client.get(`/api/contacts/${card}`)
      expect(Object.keys(body._counts).filter(holds)).toEqual([contact.stage])
    })
  })

  test('and cards that come between the same two at once keep one order, page by page as in one', async () => {
    const org = await newOrganization()
    const [top, bottom] = [await create({}, org), await create({}, org)]
    for (const id of [bottom, top]) await move(id, { stage: 'sold' }, org.client)
    const cards: string[] = []
    for (let n = 0; n < 6; n++) cards.push(await create({}, org))
    const between = { stage: 'sold', after_id: top, before_id: bottom }
    const moved = await Promise.all([...cards, ...cards].map((card) => move(card, between, org.client)))
    // On a busy machine somebody may be told to try again.
    expect(moved.filter(({ status, body }) => status !== 200 && body.code !== 'unavailable')).toEqual([])
    for (const card of cards) await move(card, between, org.client)
    const whole = (await board('?stage=sold&limit=200', org.client)).sold.map(({ id }: { id: string }) => id)
    expect(whole).toHaveLength(8)
    expect(whole.at(0)).toBe(top)
    expect(whole.at(-1)).toBe(bottom)
    const paged: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await board(`?limit=3&stage=sold${cursor && `&cursor=${encodeURIComponent(cursor)}`}`, org.client)
      paged.push(...page.sold.map(({ id }: { id: string }) => id))
      cursor = page._cursors.sold
    }
    expect(paged).toEqual(whole)
  })
})

describe('a stage of one’s own', () => {
  test('is named by its id, with _2 behind it where that is taken', async () => {
    const add = async (name: string) => (await ours.client.post('/api/stages', { name })).body.stage
    expect(await add(' Test Drive ')).toEqual({
      id: 'test_drive',
      name: 'Test Drive',
      color: 'gray',
      is_default: false,
    })
    expect(await add('Test_Drive')).toMatchObject({ id: 'test_drive_2' })
    expect(await add('#Sold')).toMatchObject({ id: 'sold_2' })
    const { body } = await ours.client.get('/api/stages')
    expect(body.data.map(({ id }: { id: string }) => id).slice(8)).toEqual([
      'lost',
      'test_drive',
      'test_drive_2',
      'sold_2',
    ])
    const changed = await ours.client.put('/api/stages/sold_2', { name: 'Sold twice', color: 'green' })
    expect(changed.body.stage).toEqual({ id: 'sold_2', name: 'Sold twice', color: 'green', is_default: false })
  })

  test('has a name of its own, also where it is sent twice at once', async () => {
    const org = await newOrganization()
    const add = (name: string) => org.client.post('/api/stages', { name })
    const answers = await Promise.all(Array.from({ length: 5 }, () => add('Finance')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect((await add(' financé ')).body.message).toBe('There is already a stage with this name.')
    expect((await add('SOLD')).status).toBe(409)
    await add('Insurance')
    expect((await org.client.put('/api/stages/insurance', { name: 'Finance' })).status).toBe(409)
    expect((await org.client.put('/api/stages/insurance', { name: 'INSURANCE' })).status).toBe(200)
  })

  test('takes contacts, and gives them to another stage when it is deleted', async () => {
    const org = await newOrganization()
    await org.client.post('/api/stages', { name: 'Finance' })
    // One more than the job moves at once.
    const ids = await Promise.all(Array.from({ length: 51 }, () => create({ stage: 'finance' }, org)))
    const changedAt = async () => (await org.client.get(`/api/contacts/${ids[0]}`)).body.updated_at
    const before = await changedAt()
    expect(await org.client.delete('/api/stages/finance', { move_to: 'lost_and_found' })).toMatchObject({ status: 422 })
    expect(await org.client.delete('/api/stages/finance', { move_to: 'sold' })).toMatchObject({ status: 204 })
    await eventually(async () => {
      const body = await board('?limit=200', org.client)
      expect(body.sold).toHaveLength(51)
    })
    expect(await changedAt(), 'the card keeps its color').toBe(before)
    expect(await move(ids[0] ?? '', { stage: 'finance' }, org.client)).toMatchObject({ status: 422 })
  })

  test.each(['new', 'lost'])('is not %s, which every dealership has', async (id) => {
    expect(await ours.client.delete(`/api/stages/${id}`, { move_to: 'sold' })).toMatchObject({ status: 409 })
    expect(await ours.client.put(`/api/stages/${id}`, { name: 'Mine' })).toMatchObject({ status: 409 })
  })
})

test('by age everybody is counted whom the reader may see, also below the cards that are loaded', async () => {
  const org = await newOrganization()
  const [ana, bea] = [await org.addMember({ role: 'agent' }), await org.addMember({ role: 'agent' })]
  for (const assignee of ['', '', ana.id, bea.id]) {
    const person = { first_name: 'Ana', last_name: 'Torres', phone: newCustomer(), ...(assignee && { assignee }) }
    expect((await org.client.post('/api/contacts', person)).status).toBe(200)
  }
  const ages = (green: number) => ({ green, blue: 0, black: 0, grey: 0 })
  await eventually(async () => {
    expect((await org.client.get('/api/contacts/by-age')).body).toEqual(ages(4))
    expect((await ana.client.get('/api/contacts/by-age')).body).toEqual(ages(3))
  })
})

test.each([
  [
    { green: 1, blue: '48', black: 0, orange: 'soon' },
    { green: 1, blue: 48, black: 144, orange: 24 },
  ],
  [{}, { green: 24, blue: 72, black: 144, orange: 24 }],
])('hours %o are kept as %o', async (given, kept) => {
  expect((await ours.client.put('/api/settings/pipeline', given)).body).toEqual(kept)
  expect((await ours.client.get('/api/settings/pipeline')).body).toEqual(kept)
})

describe('a pause', () => {
  test('lasts until its moment, or until it is taken back', async () => {
    const id = await create()
    const until = '2999-01-01T09:00:00.000Z'
    expect((await ours.client.post(`/api/contacts/${id}/pause`, { until })).body.paused_until).toBe(until)
    expect((await ours.client.delete(`/api/contacts/${id}/pause`)).body.paused_until).toBeNull()
  })

  test.each(['2001-01-01T00:00:00Z', 'tomorrow', ''])('until %j is refused', async (until) => {
    const id = await create()
    expect(await ours.client.post(`/api/contacts/${id}/pause`, { until })).toMatchObject({ status: 422 })
  })
})

test('an agent’s board holds what nobody has and what is theirs, in one order', async () => {
  const org = await newOrganization()
  const [agent, other] = [await org.addMember({ role: 'agent' }), await org.addMember({ role: 'agent' })]
  const cards: string[] = []
  for (const assignee of [agent, undefined, other, agent, undefined]) {
    const contact = await create({}, org)
    if (assignee) await assign(org.client, { contact_id: contact }, assignee.id)
    cards.unshift(contact)
  }
  const seen = [cards[0], cards[1], cards[3], cards[4]]
  const ids = (body: { new: { id: string }[] }) => body.new.map(({ id }) => id)
  expect(ids(await board('', agent.client))).toEqual(seen)
  expect((await board('', agent.client))._counts.new).toBe(4)
  const first = await board('?stage=new&limit=3', agent.client)
  const rest = await board(`?stage=new&limit=3&cursor=${encodeURIComponent(first._cursors.new)}`, agent.client)
  expect([...ids(first), ...ids(rest)]).toEqual(seen)
  expect(await move(cards[2] ?? '', { stage: 'sold' }, agent.client)).toMatchObject({ status: 404 })
})
