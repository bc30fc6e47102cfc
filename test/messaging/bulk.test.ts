import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let agent: { id: string; client: Client }
let colleague: { id: string; client: Client }
beforeAll(async () => {
  ours = await newOrganization()
  ;[agent, colleague] = await Promise.all([ours.addMember({ role: 'agent' }), ours.addMember({ role: 'agent' })])
})

async function contact(more: object = {}): Promise<string> {
  const person = { first_name: 'Ana', last_name: 'Torres', phone: newCustomer(), ...more }
  return (await ours.client.post('/api/contacts', person)).body.id
}
const get = async (id: string) => (await ours.client.get(`/api/contacts/${id}`)).body
const change = (body: object, client = ours.client) => client.post('/api/contacts/bulk', body)

/** The change's end, as whoever asked for it sees it. */
const ended = (id: string, client = ours.client) =>
  eventually(async () => {
    const { body } = await client.get(`/api/contacts/bulk/${id}`)
    expect(body.status).toBe('done')
    return body
  })

describe('many contacts changed at once', () => {
  test('of a page are changed when the answer comes', async () => {
    const ids = [await contact(), await contact({ labels: ['Sale'] })]
    const { body } = await change({ ids, set: { stage: 'sold', label: 'Urgent', assignee: agent.id } })
    expect(await ended(body.id)).toEqual({ status: 'done', done: 2, rows: 2, total: 2, is_delete: false })
    for (const id of ids) expect(await get(id)).toMatchObject({ stage: 'sold', assigned_agent: { id: agent.id } })
    expect((await get(ids[1] ?? '')).labels).toEqual(['Sale', 'Urgent'])
    await change({ ids, set: { assignee: null } })
    expect(await get(ids[0] ?? '')).toMatchObject({ assigned_agent: null, stage: 'sold' })
  })

  test('that fit a query are changed by a job, also where they do not fit any more', async () => {
    const ids = await Promise.all(Array.from({ length: 7 }, () => contact({ stage: 'missed_appt' })))
    const other = await contact({ stage: 'visit_followup' })
    const { body } = await change({ query: { stage: 'missed_appt' }, set: { stage: 'lost' } })
    expect(await ended(body.id)).toEqual({ status: 'done', done: 7, rows: 7, total: 7, is_delete: false })
    for (const id of ids) expect((await get(id)).stage).toBe('lost')
    expect((await get(other)).stage).toBe('visit_followup')
  })

  test('are deleted', async () => {
    const ids = [await contact(), await contact()]
    expect((await change({ ids, delete: true })).status).toBe(200)
    for (const id of ids) expect((await ours.client.get(`/api/contacts/${id}`)).status).toBe(404)
  })

  test('are those alone that one may see', async () => {
    const [hidden, own] = [await contact({ stage: 'working_deal' }), await contact({ stage: 'working_deal' })]
    await assign(ours.client, { contact_id: hidden }, colleague.id)
    const theirs = await newOrganization()
    for (const client of [agent.client, theirs.client]) await change({ ids: [hidden], delete: true }, client)
    const { body } = await change({ query: { stage: 'working_deal' }, set: { stage: 'sold' } }, agent.client)
    expect(await ended(body.id, agent.client)).toMatchObject({ done: 1 })
    expect([(await get(hidden)).stage, (await get(own)).stage]).toEqual(['working_deal', 'sold'])
    for (const client of [ours.client, colleague.client, theirs.client])
      expect((await client.get(`/api/contacts/bulk/${body.id}`)).status).toBe(404)
  })

  test('count where something was done, and can be given to oneself', async () => {
    const manager = await ours.addMember({ role: 'manager' })
    const ids = [await contact(), await contact()]
    await ours.client.delete(`/api/contacts/${ids[1]}`)
    const { body } = await change({ ids, set: { assignee: 'me' } }, manager.client)
    expect(body.rows).toBe(1)
    expect(await ended(body.id, manager.client)).toMatchObject({ done: 1, total: 2 })
    expect((await get(ids[0] ?? '')).assigned_agent.id).toBe(manager.id)
  })

  test('are assigned by managers only, to colleagues only', async () => {
    const ids = [await contact()]
    const refused = await change({ ids, set: { assignee: agent.id } }, agent.client)
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    const theirs = await newOrganization()
    const stranger = await theirs.addMember({ role: 'agent' })
    expect((await change({ ids, set: { assignee: stranger.id } })).status).toBe(404)
    expect((await get(ids[0] ?? '')).assigned_agent).toBeNull()
  })

  test.each([
    [{ set: { stage: 'sold' } }],
    [{ ids: [], set: { stage: 'sold' } }],
    [{ ids: ['a'], query: {}, delete: true }],
    [{ ids: ['a'] }],
    [{ ids: ['a'], set: { stage: 'gone' } }],
    [{ query: { label: 'gone' }, delete: true }],
  ])('are not changed by %j', async (body) => {
    expect((await change(body)).status).toBe(422)
  })
})

describe('contacts as a file', () => {
  const exported = async (query: object, client = ours.client) => {
    const { id } = (await client.post('/api/contacts/exports', query)).body
    const { url, rows } = await eventually(async () => {
      const { body } = await client.get(`/api/contacts/exports/${id}`)
      expect(body.status).toBe('done')
      return body
    })
    return {
      id,
      rows,
      lines: Buffer.from(await (await fetch(url)).arrayBuffer())
        .toString()
        .split('\r\n')
        .slice(0, -1),
    }
  }

  test('hold what fits, with a byte-order mark, and nothing that a spreadsheet would run', async () => {
    const phone = newCustomer()
    await contact({ first_name: '=1+1', last_name: 'Núñez, "José"', phone, stage: 'contact_attempt', company: '@x' })
    const { rows, lines } = await exported({ stage: 'contact_attempt' })
    expect(rows).toBe(1)
    expect(lines[0]).toMatch(/^\ufeffFirst Name,Last Name,Phone/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`'=1+1,"Núñez, ""José""",'${phone},,,No,,'@x,,,,,,Contact Attempt`)
  })

  test('hold those who were selected, of those that one may see', async () => {
    const [own, hidden] = [await contact({ first_name: 'Own' }), await contact({ first_name: 'Hidden' })]
    await contact({ first_name: 'Other' })
    await assign(ours.client, { contact_id: hidden }, colleague.id)
    const { rows, lines } = await exported({ ids: [own, hidden, 'nobody'] }, agent.client)
    expect([rows, lines.slice(1).map((line) => line.split(',')[0])]).toEqual([1, ['Own']])
  })

  test('are empty where nobody fits', async () => {
    expect(await exported({ label: 'Quote' })).toMatchObject({ rows: 0, lines: [expect.any(String)] })
  })

  test('hold for an agent what the agent may see, and are theirs alone', async () => {
    const [hidden, own] = [newCustomer(), newCustomer()]
    await assign(ours.client, { contact_id: await contact({ phone: hidden }) }, colleague.id)
    await assign(ours.client, { contact_id: await contact({ phone: own }) }, agent.id)
    const { id, lines } = await exported({}, agent.client)
    expect(lines.join()).toContain(own)
    expect(lines.join()).not.toContain(hidden)
    for (const client of [ours.client, colleague.client])
      expect((await client.get(`/api/contacts/exports/${id}`)).status).toBe(404)
  })

  test('of a stage that there is not are refused', async () => {
    expect((await ours.client.post('/api/contacts/exports', { stage: 'gone' })).status).toBe(422)
  })
})
