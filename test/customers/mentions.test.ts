import { beforeAll, expect, test } from 'vitest'
import type { Notification } from '#contract/people/notifications.ts'
import { allFollowed } from '../all-followed.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { listen } from '../listen.ts'

let ours: TestOrganization
let account: Awaited<ReturnType<TestOrganization['connect']>>
let owner: { id: string; client: Client }
let mentioned: { id: string; client: Client }
let other: { id: string; client: Client }
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  ;[owner, mentioned, other] = await Promise.all([
    ours.addMember({ role: 'agent' }),
    ours.addMember({ role: 'agent' }),
    ours.addMember({ role: 'agent' }),
  ])
})

test('whom a note mentions is told, and may read that conversation until it closes, and answer by notes alone', async () => {
  const from = newCustomer()
  await customerWrites({ from, to: account.phone_number, body: 'Do you take trade-ins?' })
  const { row, id } = await eventually(() => findConversation(ours.client, from))
  const contact = row.contact_id
  await assign(ours.client, { contact_id: contact }, owner.id)
  const read = async ({ client }: { client: Client }) =>
    (
      await Promise.all([
        client.get(`/api/contacts/${contact}`),
        client.get(`/api/contacts/${contact}/notes`),
        client.get(`/api/chats/by-contact/${contact}`),
        client.get(`/api/chats/sms/${id}/messages`),
        client.get(`/api/contacts/${contact}/deal`),
      ])
    ).map(({ status }) => status)
  const isTold = async ({ client }: { client: Client }) =>
    ((await client.get('/api/notifications')).body.data as Notification[]).some(({ kind }) => kind === 'mentioned')
  const finds = async ({ client }: { client: Client }) =>
    (await client.get('/api/search?q=trade-ins')).body.data.map((hit: { contact: { id: string } }) => hit.contact.id)
  await allFollowed()
  expect(await read(mentioned)).toEqual([404, 404, 404, 404, 404])
  expect(await finds(mentioned)).toEqual([])

  const { data: colleagues } = (await owner.client.get('/api/colleagues')).body
  expect(colleagues.map((one: { id: string }) => one.id)).toContain(mentioned.id)
  const note = { content: 'What do you think?', mentions: [mentioned.id] }
  expect((await owner.client.post(`/api/contacts/${contact}/notes`, note)).body.note.mentions).toEqual([mentioned.id])
  expect(await read(mentioned)).toEqual([200, 200, 200, 200, 200])
  expect(await read(other)).toEqual([404, 404, 404, 404, 404])
  await eventually(async () => expect(await isTold(mentioned)).toBe(true))
  expect(await isTold(other)).toBe(false)
  expect(await finds(mentioned)).toEqual([contact])
  expect(await finds(other)).toEqual([])
  const { body } = await mentioned.client.get(`/api/chats/by-contact/${contact}`)
  expect(body.reads_only).toBe(true)

  expect((await mentioned.client.post(`/api/contacts/${contact}/notes`, { content: 'Yes' })).status).toBe(200)
  const answer = await mentioned.client.post(`/api/chats/sms/${id}/send`, { body: 'Yes, we do', contact_id: contact })
  expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('mentioned') } })
  expect((await mentioned.client.put(`/api/contacts/${contact}`, { stage: 'sold' })).status).toBe(404)
  const list = (await mentioned.client.get('/api/chats/recent-by-contact?status=all')).body.data
  expect(list.map((one: { contact_id: string }) => one.contact_id)).not.toContain(contact)

  await owner.client.patch(`/api/chats/sms/${id}/status`, { status: 'closed', contact_id: contact })
  expect(await read(mentioned)).toEqual([404, 404, 404, 404, 404])
  expect(await isTold(mentioned)).toBe(false)
  expect(await finds(mentioned)).toEqual([])
  await owner.client.patch(`/api/chats/sms/${id}/status`, { status: 'active', contact_id: contact })
  expect(await read(mentioned)).toEqual([404, 404, 404, 404, 404])
})

test('whom a note mentions hears what changes in that conversation while they may read it, and nobody else does', async () => {
  const from = newCustomer()
  const writes = (body: string) => customerWrites({ from, to: account.phone_number, body })
  await writes('Do you take trade-ins?')
  const { row, id } = await eventually(() => findConversation(ours.client, from))
  const contact = row.contact_id
  await assign(ours.client, { contact_id: contact }, owner.id)
  await allFollowed()
  const [reader, stranger] = await Promise.all([listen(mentioned.client), listen(other.client)])
  const hears = ({ heard }: typeof reader) => heard.filter(({ contact_id }) => contact_id === contact)
  await writes('A pickup')
  await allFollowed()
  expect(hears(reader)).toEqual([])

  const note = { content: 'Yours?', mentions: [mentioned.id] }
  await owner.client.post(`/api/contacts/${contact}/notes`, note)
  await allFollowed()
  const before = hears(reader).length
  await writes('From 2019')
  await eventually(async () =>
    expect(hears(reader).slice(before)).toContainEqual({
      changed: 'message',
      contact_id: contact,
      conversation_id: id,
      type: 'sms',
    }),
  )

  await owner.client.patch(`/api/chats/sms/${id}/status`, { status: 'closed', contact_id: contact })
  // That it is over is the last thing that their page is told.
  await eventually(async () => expect(hears(reader).at(-1)?.changed).toBe('conversation'))
  await allFollowed()
  const last = hears(reader).length
  await writes('Still there?')
  await owner.client.post(`/api/contacts/${contact}/notes`, { content: 'Back again' })
  await allFollowed()
  expect(hears(reader)).toHaveLength(last)
  expect(hears(stranger)).toEqual([])
  for (const socket of [reader, stranger]) socket.stop()
})

test('a mention taken back shuts the conversation, unless another note still names them, and a restored note opens it', async () => {
  const from = newCustomer()
  const writes = (body: string) => customerWrites({ from, to: account.phone_number, body })
  await writes('Do you take trade-ins?')
  const { row } = await eventually(() => findConversation(ours.client, from))
  await assign(ours.client, row, owner.id)
  const notes = `/api/contacts/${row.contact_id}/notes`
  const read = async () => (await mentioned.client.get(notes)).status
  const write = async () => {
    const { body } = await owner.client.post(notes, { content: 'Yours?', mentions: [mentioned.id] })
    return `${notes}/${body.note.id}`
  }
  const [first, second] = [await write(), await write()]
  await owner.client.put(first, { content: 'Mine', mentions: [] })
  expect(await read()).toBe(200)
  await owner.client.put(second, { content: 'Mine', mentions: [] })
  expect(await read()).toBe(404)

  const third = await write()
  await allFollowed()
  const [reader, assignee] = await Promise.all([listen(mentioned.client), listen(owner.client)])
  const messages = ({ heard }: typeof reader) =>
    heard.filter(({ changed, contact_id }) => changed === 'message' && contact_id === row.contact_id)
  await owner.client.delete(third)
  expect(await read()).toBe(404)
  await allFollowed()
  await writes('Still there?')
  await eventually(async () => expect(messages(assignee)).not.toEqual([]))
  await allFollowed()
  expect(messages(reader)).toEqual([])
  for (const socket of [reader, assignee]) socket.stop()
  expect((await owner.client.post(`${third}/restore`, {})).status).toBe(200)
  expect(await read()).toBe(200)
})

test('who reads by a mention alone opens the conversation to nobody else, and may mention who sees it', async () => {
  const from = newCustomer()
  await customerWrites({ from, to: account.phone_number, body: 'Do you take trade-ins?' })
  const { row } = await eventually(() => findConversation(ours.client, from))
  await assign(ours.client, row, owner.id)
  const notes = `/api/contacts/${row.contact_id}/notes`
  await owner.client.post(notes, { content: 'Yours?', mentions: [mentioned.id] })
  const mention = (id: string) => ({ content: 'See this', mentions: [id] })
  const refused = { status: 403, body: { message: expect.stringContaining('Only mention colleagues') } }
  expect(await mentioned.client.post(notes, mention(other.id))).toMatchObject(refused)
  const { status, body } = await mentioned.client.post(notes, mention(owner.id))
  expect(status).toBe(200)
  expect(await mentioned.client.put(`${notes}/${body.note.id}`, mention(other.id))).toMatchObject(refused)
  expect((await other.client.get(notes)).status).toBe(404)
})

test('a note that is put back tells nobody again', async () => {
  const { body: contact } = await ours.client.post('/api/contacts', {
    first_name: 'Leo',
    last_name: 'Paz',
    phone: newCustomer(),
  })
  const notes = `/api/contacts/${contact.id}/notes`
  const { note } = (await ours.client.post(notes, { content: 'Look here', mentions: [other.id] })).body
  const told = async () =>
    ((await other.client.get('/api/notifications')).body.data as Notification[])
      .filter(({ kind }) => kind === 'mentioned')
      .map(({ id, is_read }) => ({ id, is_read }))
  await eventually(async () => expect(await told()).toHaveLength(1))
  await other.client.patch('/api/notifications/read', { until: (await told())[0]?.id })
  const before = await told()
  expect(before).toMatchObject([{ is_read: true }])
  await ours.client.delete(`${notes}/${note.id}`)
  expect((await ours.client.post(`${notes}/${note.id}/restore`, {})).status).toBe(200)
  await allFollowed()
  expect(await told()).toEqual(before)
})

test('nobody of another organization can be mentioned', async () => {
  const [{ body: contact }, theirs] = await Promise.all([
    ours.client.post('/api/contacts', { first_name: 'Iris', last_name: 'Vega', phone: newCustomer() }),
    newOrganization(),
  ])
  const stranger = await theirs.addMember({ role: 'agent' })
  const note = { content: 'See this', mentions: [stranger.id] }
  expect((await ours.client.post(`/api/contacts/${contact.id}/notes`, note)).status).toBe(422)
  expect((await stranger.client.get(`/api/contacts/${contact.id}/notes`)).status).toBe(404)
})
