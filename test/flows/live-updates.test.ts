import { expect, onTestFinished, test } from 'vitest'
import { type Client, customerWrites, newOrganization } from '../cloud.ts'
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

test('nobody listens to a channel of another dealership or of another person', async () => {
  const [ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const agent = await ours.addMember({ role: 'agent' })
  const forbidden = [`/org/${theirs.org}/managers`, `/org/${theirs.org}/team`, `/org/${ours.org}/managers`]
  const { refused, stop } = await listen(agent.client, forbidden)
  stop()
  expect(refused.sort()).toEqual(forbidden.sort())
})
