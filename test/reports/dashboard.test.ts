import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Client,
  customerWrites,
  newEmail,
  newOrganization,
  openCloud,
  type TestOrganization,
  unusedAccount,
} from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'

beforeAll(async () => {
  await openCloud()
})

interface Waiting {
  since: string
  conversation: { contact_id: string; phone_number: string; last_message: string }
}
const waitingOf = async (client: Client): Promise<Waiting[]> => (await client.get('/api/dashboard')).body.waiting
const weekOf = async (client: Client) => {
  const { figures } = (await client.get('/api/dashboard/week')).body
  return Object.fromEntries(figures.map(({ name, value }: { name: string; value: number | null }) => [name, value]))
}

async function answer(client: Client, phone: string) {
  const { id, row } = await findConversation(client, phone)
  const body = { body: 'Yes, it is.', contact_id: row.contact_id, client_id: randomUUID() }
  expect(await client.post(`/api/chats/sms/${id}/send`, body)).toMatchObject({ status: 200 })
}

async function dealership() {
  const org = await newOrganization()
  const { phone_number } = await org.connect()
  const write = async (from = newCustomer(), body = 'Is it still there?') => {
    await customerWrites({ from, to: phone_number, body })
    return from
  }
  return { ...org, phone_number, write }
}

describe('the dashboard', () => {
  test('tells who has waited the longest for an answer, unless they sent STOP, and last whoever only said thanks', async () => {
    const { client, write } = await dealership()
    const thankful = await write(newCustomer(), 'Perfect, see you Sunday. Thanks!')
    const first = await write()
    const second = await write()
    await write(first, 'Hello?')
    await write(await write(), 'STOP')
    const waiting = await eventually(async () => {
      const found = await waitingOf(client)
      expect(found.map(({ conversation }) => conversation.phone_number)).toEqual([first, second, thankful])
      expect(found[0]?.conversation.last_message).toBe('Hello?')
      return found
    })
    expect(Date.parse(waiting[0]?.since ?? '')).toBeLessThan(Date.parse(waiting[1]?.since ?? ''))

    await answer(client, first)
    await eventually(async () =>
      expect(await waitingOf(client)).toMatchObject(
        [second, thankful].map((phone_number) => ({ conversation: { phone_number } })),
      ),
    )
    for (const phone of [second, thankful]) {
      const { id } = await findConversation(client, phone)
      await client.patch(`/api/chats/sms/${id}/status`, { status: 'closed' })
    }
    await eventually(async () => expect(await waitingOf(client)).toEqual([]))
  })

  test('tells who waits, however many sent STOP before', async () => {
    const { client, write } = await dealership()
    for (let n = 0; n < 16; n++) await write(newCustomer(), 'STOP')
    const from = await write()
    await eventually(async () =>
      expect(await waitingOf(client)).toMatchObject([{ conversation: { phone_number: from } }]),
    )
  })

  test('tells an agent of nobody’s conversations and their own only', async () => {
    const { client, write, addMember } = await dealership()
    const [tess, diego] = [await addMember({ role: 'agent' }), await addMember({ role: 'agent' })]
    const from = await write()
    const { row } = await findConversation(client, from)
    await eventually(async () => {
      for (const one of [tess, diego]) expect(await waitingOf(one.client)).toHaveLength(1)
    })
    const listed = async (of: Client) =>
      (await of.get('/api/chats/recent-by-contact?waiting=unassigned')).body.data.map(({ id }: { id: string }) => id)
    await eventually(async () => expect(await listed(client)).toEqual([row.id]))
    await assign(client, row, tess.id)
    expect(await listed(client)).toEqual([])
    await eventually(async () => expect(await waitingOf(diego.client)).toEqual([]))
    expect(await waitingOf(tess.client)).toHaveLength(1)
    const behind = async (of: Client) => (await of.get('/api/dashboard')).body.behind
    const ofTess = { agent: { id: tess.id, name: expect.any(String) }, unreplied: 1, over_an_hour: 0 }
    await eventually(async () => expect(await behind(client)).toEqual([ofTess]))
    expect(await behind(tess.client)).toEqual([])
    await answer(tess.client, from)
    await eventually(async () => expect(await waitingOf(client)).toEqual([]))
    await eventually(async () => expect(await behind(client)).toEqual([]))
    await eventually(async () => expect(await weekOf(client)).toMatchObject({ opened: 1, leads: 1, vehicles_sold: 0 }))
    expect(Object.keys(await weekOf(diego.client)).toSorted()).toEqual(['answered', 'first_median', 'leads', 'made'])
  })
})

describe('the first steps', () => {
  const stepsOf = async ({ client }: Pick<TestOrganization, 'client'>) =>
    (await client.get('/api/dashboard/first-steps')).body.steps

  test('are ticked by what is true', async () => {
    const { write, ...org } = await dealership()
    expect(await stepsOf(await newOrganization())).toEqual({
      number: false,
      assistant: false,
      message: false,
      team: false,
      inventory: false,
    })
    expect(await stepsOf(org)).toMatchObject({ number: true, message: false, team: false })
    expect((await org.client.get('/api/dashboard/first-steps')).body.numbers).toMatchObject({ sms: org.phone_number })
    const customer = await write()
    expect(await stepsOf(org)).toMatchObject({ message: false })
    await answer(org.client, customer)
    await org.client.put('/api/assistant', { mode: 'draft' })
    await org.addMember({ role: 'agent' })
    await org.client.post('/api/inventory', { make: 'Ford', model: 'Escape', year: 2021, price: 18995 })
    const all = { number: true, assistant: true, message: true, team: true, inventory: true }
    await eventually(async () => expect(await stepsOf(org)).toEqual(all))
  })

  test('count a conversation as a try once a message went out, not when somebody only opened it', async () => {
    const { client } = await dealership()
    const opened = await client.post('/api/sms/conversations/find-or-create', { phone_number: newCustomer() })
    expect(opened.status).toBe(200)
    expect((await client.get('/api/chats/recent-by-contact?status=all')).body.data).toHaveLength(1)
    expect(await stepsOf({ client })).toMatchObject({ message: false })
    const { id, contact_id } = opened.body.conversation
    const sent = await client.post(`/api/chats/sms/${id}/send`, { body: 'Hello', contact_id })
    expect(sent.status).toBe(200)
    await eventually(async () => expect(await stepsOf({ client })).toMatchObject({ message: true }))
  })

  test('want a number beside the account, and an invitation that nobody need have accepted', async () => {
    const org = await newOrganization()
    const { account_sid, auth_token, whatsapp_from } = await unusedAccount()
    const save = (fields: object) => org.client.post('/api/settings/twilio', fields)
    const account = { twilio_account_sid: account_sid, twilio_auth_token: auth_token }
    expect(await save(account)).toMatchObject({ status: 200 })
    expect(await stepsOf(org)).toMatchObject({ number: false, team: false })
    expect(await save({ twilio_whatsapp_from: whatsapp_from })).toMatchObject({ status: 200 })
    const person = { email: newEmail('invited'), role: 'agent', name: 'Ines Invited' }
    expect(await org.client.post('/api/team/invite', person)).toMatchObject({ status: 200 })
    expect(await stepsOf(org)).toMatchObject({ number: true, team: true })
  })

  test('are put away for everybody', async () => {
    const org = await newOrganization()
    const manager = await org.addMember({ role: 'manager' })
    const settings = [{ group: 'dashboard', key: 'first_steps_hidden', value: 'true' }]
    expect(await org.client.post('/api/settings/bulk-update', { settings })).toMatchObject({ status: 200 })
    expect(await stepsOf(manager)).toBeNull()
  })
})
