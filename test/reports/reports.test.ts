import { beforeAll, describe, expect, test } from 'vitest'
import type { MessageItem } from '../../functions/core/messaging/messages/entity.ts'
import { threadFacts } from '../../functions/core/reports/facts/thread-facts.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

let ours: TestOrganization
let theirs: TestOrganization
let agent: { id: string; client: Client }
let phone: string
let contact: string
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const to = (await ours.connect()).phone_number
  agent = await ours.addMember({ role: 'agent' })
  phone = newCustomer()
  await customerWrites({ from: phone, to, body: 'Still for sale?' })
  await customerWrites({ from: phone, to, body: 'Hello?' })
  const { id, row } = await findConversation(ours.client, phone)
  contact = row.contact_id
  await assign(ours.client, { contact_id: contact }, agent.id)
  await agent.client.post(`/api/chats/sms/${id}/send`, { body: 'It is' })
  await customerWrites({ from: phone, to, body: 'Great' })
  await agent.client.post(`/api/chats/sms/${id}/send`, { body: 'Come by' })
  await agent.client.post(`/api/chats/sms/${id}/send`, { body: 'Any time' })
  await customerWrites({ from: newCustomer(), to, body: 'Anybody there?' })
  await ours.client.put(`/api/contacts/${contact}`, { stage: 'sold' })
})

const report = async (name: string, client = ours.client, query = '') =>
  (await client.get(`/api/reports/${name}?${query}`)).body
interface Figure {
  name: string
  value: number | null
}
const valuesOf = ({ figures }: { figures: Figure[] }) =>
  Object.fromEntries(figures.map(({ name, value }) => [name, value]))

describe('the reports count what happened', () => {
  test('who was answered, how fast, and who waits', async () => {
    await eventually(async () =>
      expect(valuesOf((await report('answering')).data)).toMatchObject({
        opened: 2,
        first_answers: 1,
        answers: 2,
        waiting: 1,
      }),
    )
    const { data, definitions } = await report('answering')
    expect(valuesOf(data).first_median).toBeLessThan(60)
    const [row] = data.tables.find(({ name }: { name: string }) => name === 'agents').rows
    expect(row).toMatchObject({
      id: agent.id,
      values: [1, expect.any(Number), expect.any(Number), 2, expect.any(Number), expect.any(Number)],
    })
    expect(definitions.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(Object.keys(valuesOf(data))),
    )
  })

  test('where leads came from and how far they got', async () => {
    await eventually(async () =>
      expect(valuesOf((await report('leads')).data)).toMatchObject({ leads: 2, contacted: 0.5, sold: 0.5, lost: 0 }),
    )
    const { rows } = (await report('leads')).data.tables.find(({ name }: { name: string }) => name === 'sources')
    expect(rows).toEqual([{ id: 'message', label: 'Message', values: [2, 0.5, 0, 0, 0.5, 0] }])
  })

  test('for how much was sold, and why deals were lost, as their deals say now', async () => {
    const deal = (body: object) => theirs.client.put(`/api/contacts/${id}/deal`, body)
    const person = { first_name: 'Pia', last_name: 'Prieto', phone: newCustomer() }
    const { id } = (await theirs.client.post('/api/contacts', person)).body
    const reasons = async () => {
      const { figures, tables } = (await report('leads', theirs.client)).data
      const { rows } = tables.find(({ name }: { name: string }) => name === 'why_lost')
      return { amount: valuesOf({ figures }).sold_amount, rows }
    }
    await deal({ sold: { amount: 18_500 } })
    await eventually(async () => expect(await reasons()).toEqual({ amount: 18_500, rows: [] }))
    await deal({ sold: null, lost: { reason: 'credit' } })
    const rows = [{ id: 'credit', label: 'Credit not approved', values: [1] }]
    await eventually(async () => expect(await reasons()).toEqual({ amount: null, rows }))
  })

  test.each(['team', 'vehicles', 'calls', 'assistant', 'outreach', 'cost'])(
    '%s answers with what it means',
    async (name) => {
      const { data, definitions } = await report(name)
      expect(data.figures.length).toBeGreaterThan(0)
      expect(definitions.length).toBeGreaterThanOrEqual(data.figures.length)
    },
  )

  test('beside the period before, down to the customers behind a figure, and as a file', async () => {
    await eventually(async () => expect(valuesOf((await report('team')).data)).toMatchObject({ messages: 3 }))
    const { data, compared } = await report('team', ours.client, 'compare=true')
    expect(compared.to < data.from).toBe(true)
    expect(valuesOf(compared)).toMatchObject({ messages: 0 })
    const rows = (await ours.client.get('/api/reports/team/rows?of=messages')).body
    expect(rows.cursor).toBeNull()
    expect(rows.data).toHaveLength(3)
    expect(rows.data[0]).toMatchObject({ contact: { id: contact }, conversation: { type: 'sms' } })
    const { text } = await ours.client.get('/api/reports/team/export')
    expect(text).toContain('Messages sent,3,')
  })
})

test('an agent sees their own, and no report of the whole dealership; another dealership sees nothing of it', async () => {
  const other = await ours.addMember({ role: 'agent' })
  await eventually(async () => expect(valuesOf((await report('team', agent.client)).data).messages).toBe(3))
  expect(valuesOf((await report('team', other.client, `agent=${agent.id}`)).data).messages).toBe(0)
  expect((await agent.client.get('/api/reports/cost')).status).toBe(403)
  expect(valuesOf((await report('answering', theirs.client)).data)).toMatchObject({ opened: 0, answers: 0 })
  expect((await theirs.client.get('/api/reports/team/rows?of=messages')).body.data).toEqual([])
})

test.each(['from=2026-02-30', 'from=2026-02-01&to=2026-01-01', 'from=2020-01-01&to=2026-01-01', 'channel=fax'])(
  'a period or a channel that there is not is refused: %s',
  async (query) => expect((await ours.client.get(`/api/reports/team?${query}`)).status).toBe(422),
)

test.each<[string, string, object | undefined, number]>([
  ['a long text', 'sms', undefined, 2],
  ['a text on WhatsApp', 'whatsapp', undefined, 0],
  ['a template on WhatsApp', 'whatsapp', { id: 'one' }, 1],
  ['a mail', 'email', undefined, 0],
  ['a line of the chat', 'webchat', undefined, 0],
  ['a message on Messenger', 'messenger', undefined, 0],
  ['a message on Instagram', 'instagram', undefined, 0],
])('%s (%s) costs by its channel', (_, channel, template, units) => {
  const sent = { org: 'o', id: 'm', contact: 'c', channel, template, direction: 'outbound', status: 'sent' }
  // What it looks at; a whole message has more.
  const message = { ...sent, body: 'x'.repeat(200), sent_at: '2026-11-30T12:00:00.000Z' } as unknown as MessageItem
  expect(threadFacts([message], 0)[0]?.units ?? 0).toBe(units)
})
