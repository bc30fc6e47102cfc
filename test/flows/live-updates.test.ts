import { expect, onTestFinished, test } from 'vitest'
import { allFollowed } from '../all-followed.ts'
import { type Client, customerWrites, newOrganization } from '../cloud.ts'
import { findConversation } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { listen } from '../listen.ts'

const inbound = async (account: { phone_number: string }, body: string) =>
  customerWrites({ from: '+16285550177', to: account.phone_number, body })

test('an inbound message is told at once to manager and agent, and to no other dealership', async () => {
  const [ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const account = await ours.connect()
  const agent = await ours.addMember({ role: 'agent' })
  const hear = async (client: Client) => {
    const listener = await listen(client)
    onTestFinished(listener.stop)
    return listener.heard
  }
  const [owner, colleague, stranger] = [await hear(ours.client), await hear(agent.client), await hear(theirs.client)]

  await inbound(account, 'Hello?')
  // The contact, in the same batch of changes or in one of its own, may bring a pointer of its own.
  for (const person of [owner, colleague])
    await eventually(() => expect(person.map(({ changed }) => changed)).toContain('message'))
  expect(owner.find(({ changed }) => changed === 'message')).toMatchObject({ type: 'sms' })
  expect(JSON.stringify(owner)).not.toContain('Hello')
  expect(stranger).toEqual([])
})

test('a message is told once, and what becomes of it as a delivery', async () => {
  const ours = await newOrganization()
  const account = await ours.connect()
  await inbound(account, 'Hello?')
  const { row, id } = await eventually(() => findConversation(ours.client, '+16285550177'))
  await allFollowed()
  const { heard, stop } = await listen(ours.client)
  onTestFinished(stop)

  const of = { contact_id: row.contact_id, conversation_id: id, type: 'sms' }
  // A push that is slow to be answered is made again: the same pointer, which browsers know by its version.
  const toldOf = (changed: string) => [
    ...new Map(heard.filter((one) => one.changed === changed).map((one) => [JSON.stringify(one), one])).values(),
  ]
  const versionNow = async () => (await findConversation(ours.client, '+16285550177')).row.version
  await inbound(account, 'Anybody?')
  await eventually(async () => expect(toldOf('message').map(({ version }) => version)).toContain(await versionNow()))
  await allFollowed()
  const before = toldOf('message').length
  await ours.client.post(`/api/chats/sms/${id}/send`, { body: 'Yes' })
  await eventually(async () =>
    expect((await findConversation(ours.client, '+16285550177')).messages.at(-1)?.status).toBe('delivered'),
  )
  await allFollowed()
  await eventually(() => expect(toldOf('delivery').length).toBeGreaterThan(0))
  await eventually(() => expect(toldOf('message').slice(before)).toEqual([expect.objectContaining(of)]))
  for (const pointer of heard)
    expect(pointer).toMatchObject({ changed: expect.stringMatching(/^(message|delivery)$/), ...of })
})

test('nobody listens to a channel of another dealership or of another person', async () => {
  const [ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const agent = await ours.addMember({ role: 'agent' })
  const forbidden = [`/org/${theirs.org}/managers`, `/org/${theirs.org}/team`, `/org/${ours.org}/managers`]
  const { refused, stop } = await listen(agent.client, forbidden)
  stop()
  expect(refused.sort()).toEqual(forbidden.sort())
})
