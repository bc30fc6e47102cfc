import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'

let ours: TestOrganization
let theirs: TestOrganization
let agent: { id: string; client: Client }
let contact: string
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  agent = await ours.addMember({ role: 'agent', first_name: 'Ada', last_name: 'Agent' })
  contact = await newContact()
})

async function newContact(): Promise<string> {
  const person = { first_name: 'Ana', last_name: 'Torres', phone: newCustomer() }
  return (await ours.client.post('/api/contacts', person)).body.id
}
const write = (client: Client, content: string, id = contact) => client.post(`/api/contacts/${id}/notes`, { content })
const listed = async (client: Client, id = contact) => (await client.get(`/api/contacts/${id}/notes`)).body.notes

describe('notes of a contact', () => {
  test('are listed newest first, with their author and time', async () => {
    const id = await newContact()
    expect(await listed(ours.client, id)).toEqual([])
    const first = await write(agent.client, ' Wants a truck. ', id)
    await write(ours.client, 'Trades in a Civic.', id)
    const notes = await listed(agent.client, id)
    expect(notes.map(({ content }: { content: string }) => content)).toEqual(['Trades in a Civic.', 'Wants a truck.'])
    expect(notes[1]).toEqual(first.body.note)
    expect(first.body.note).toMatchObject({ user: { id: agent.id, name: 'Ada Agent' }, created_at: expect.any(String) })
  })

  test('are one for each client id of their writer, however often and at once it is sent', async () => {
    const id = await newContact()
    const send = (client: Client, client_id: string) =>
      client.post(`/api/contacts/${id}/notes`, { content: 'Calls back.', client_id })
    const sent = await Promise.all(Array.from({ length: 4 }, () => send(agent.client, 'one')))
    const later = await send(agent.client, 'one')
    expect(new Set([...sent, later].map(({ body }) => body.note.id)).size).toBe(1)
    await send(agent.client, 'two')
    await send(ours.client, 'one')
    expect(await listed(agent.client, id)).toHaveLength(3)
  })

  test('are changed and removed by their author, and by a manager, who does not become it', async () => {
    const { id } = (await write(agent.client, 'Wants a truck.')).body.note
    const path = `/api/contacts/${contact}/notes/${id}`
    expect((await agent.client.put(path, { content: 'Wants a van.' })).body.note).toMatchObject({
      id,
      content: 'Wants a van.',
    })
    expect((await ours.client.put(path, { content: 'Wants two vans.' })).body.note.user.id).toBe(agent.id)
    expect((await agent.client.delete(path)).status).toBe(204)
    expect((await agent.client.put(path, { content: 'Gone' })).status).toBe(404)
  })

  test('of a colleague stay as they are', async () => {
    const { id } = (await write(ours.client, 'Pays cash.')).body.note
    const path = `/api/contacts/${contact}/notes/${id}`
    expect(await agent.client.put(path, { content: 'No.' })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect((await agent.client.delete(path)).status).toBe(403)
    expect((await listed(agent.client))[0]).toMatchObject({ id, content: 'Pays cash.' })
  })

  test.each(['', '   ', 'x'.repeat(5001)])('are refused without a text, or with too much of it', async (content) => {
    expect((await write(ours.client, content)).body.errors).toHaveProperty('content')
  })

  test('of a contact that one may not see are not found', async () => {
    const hidden = await newContact()
    await assign(ours.client, { contact_id: hidden }, (await ours.addMember({ role: 'agent' })).id)
    const { id } = (await write(ours.client, 'Secret', hidden)).body.note
    for (const client of [agent.client, theirs.client])
      expect([
        (await client.get(`/api/contacts/${hidden}/notes`)).status,
        (await write(client, 'Mine', hidden)).status,
        (await client.delete(`/api/contacts/${hidden}/notes/${id}`)).status,
        // Nor by way of a contact that they do see.
        (await client.delete(`/api/contacts/${contact}/notes/${id}`)).status,
      ]).toEqual([404, 404, 404, 404])
  })

  test('go with their contact', async () => {
    const id = await newContact()
    await write(ours.client, 'Wants a truck.', id)
    await ours.client.delete(`/api/contacts/${id}`)
    expect((await ours.client.get(`/api/contacts/${id}/notes`)).status).toBe(404)
    expect((await write(ours.client, 'Too late', id)).status).toBe(404)
  })
})

test('a contact’s history says who moved and who assigned them, newest first', async () => {
  const id = await newContact()
  expect((await ours.client.get(`/api/contacts/${id}/history`)).body).toEqual({ data: [] })
  await agent.client.put(`/api/contacts/${id}`, { stage: 'sold' })
  await assign(ours.client, { contact_id: id }, agent.id)
  expect((await agent.client.get(`/api/contacts/${id}/history`)).body.data).toMatchObject([
    { type: 'assignee', from: null, to: agent.id, to_name: 'Ada Agent', user: { id: ours.ownerId } },
    { type: 'stage', from: 'new', to: 'sold', user: { id: agent.id, name: 'Ada Agent' } },
  ])
})
