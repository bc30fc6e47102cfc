import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Doing } from '#contract/messaging/presence-facts.ts'
import { type Client, customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { listen } from '../listen.ts'

interface Person {
  id: string
  client: Client
}

let ours: TestOrganization
let agent: Person
let contact: string
let path: string
beforeAll(async () => {
  ours = await newOrganization()
  const account = await ours.connect()
  agent = await ours.addMember({ role: 'agent', first_name: 'Luis', last_name: 'Vega' })
  const from = newCustomer()
  await customerWrites({ from, to: account.phone_number, body: 'Is it still for sale?' })
  const { row, id } = await eventually(() => findConversation(ours.client, from))
  contact = row.contact_id
  path = `/api/chats/sms/${id}`
  await assign(ours.client, row, agent.id)
})

const say = ({ client }: { client: Client }, doing: Doing | 'gone') => client.post(`${path}/presence`, { doing })
/** Whom somebody finds there, by what they do. */
async function finds(person: { client: Client }, doing: Doing | 'gone' = 'looking') {
  const { status, body } = await say(person, doing)
  expect(status).toBe(200)
  return body.data as { id: string; name: string; doing: Doing; since: string }[]
}

test('two people at a conversation learn what the other does, told once of each change and of no name', async () => {
  const { heard, stop } = await listen(ours.client)
  onTestFinished(stop)
  expect(await finds(agent)).toEqual([])
  expect(await finds(ours)).toMatchObject([{ id: agent.id, name: 'Luis Vega', doing: 'looking' }])
  expect(await finds(agent, 'writing')).toMatchObject([{ id: ours.ownerId, doing: 'looking' }])
  const [writing] = await finds(ours)
  expect(writing).toMatchObject({ id: agent.id, doing: 'writing' })
  await finds(agent, 'writing')
  expect(await finds(ours)).toEqual([writing])
  await finds(agent, 'gone')
  expect(await finds(ours)).toEqual([])
  await finds(ours, 'gone')

  const told = () => heard.filter(({ changed }) => changed === 'presence')
  const pointer = { changed: 'presence', contact_id: contact, conversation_id: null, type: null }
  // The owner's coming, the agent's writing, the agent's leaving: that they came or left when nobody was there is no news.
  const people = [ours.ownerId, agent.id, agent.id]
  await eventually(() => expect(told()).toEqual(people.map((user_id) => ({ ...pointer, user_id }))))
})

test('who may not read a conversation neither learns who is there nor is seen; who was mentioned does both', async () => {
  const [colleague, theirs] = await Promise.all([ours.addMember({ role: 'agent' }), newOrganization()])
  expect(await finds(agent)).toEqual([])
  for (const stranger of [colleague, theirs]) {
    const answer = await say(stranger, 'looking')
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(answer.text).not.toContain('Luis')
  }
  expect(await finds(agent)).toEqual([])

  const note = { content: 'What do you think?', mentions: [colleague.id] }
  expect((await agent.client.post(`/api/contacts/${contact}/notes`, note)).status).toBe(200)
  expect(await finds(colleague)).toMatchObject([{ id: agent.id }])
  expect(await finds(agent)).toMatchObject([{ id: colleague.id, doing: 'looking' }])
  await Promise.all([finds(colleague, 'gone'), finds(agent, 'gone')])
})

test.each([
  [44, 'is still there', true],
  [46, 'is no longer there', false],
])('whoever said nothing for %s seconds %s', async (seconds, _, isFound) => {
  const { updatePresence } = await import('../../functions/core/messaging/presence/update-presence.ts')
  const { provenOrg } = await import('../../functions/core/platform/ctx.ts')
  const { managerNamed } = await import('../../functions/core/platform/access.ts')
  const [, , , type = '', id = ''] = path.split('/')
  const start = Date.now()
  const sayAfter = (after: number, name: string, doing: Doing | 'gone') => {
    const ctx = {
      now: new Date(start + after * 1000),
      org: provenOrg(ours.org),
      requestId: 'test',
      caller: managerNamed({ id: name, name }),
      address: '',
      language: 'en' as const,
      agent: '',
    }
    return updatePresence(ctx, { type, id, doing })
  }
  const silent = `silent for ${seconds}`
  await sayAfter(0, silent, 'looking')
  const { data } = await sayAfter(seconds, 'late', 'gone')
  expect(data.some(({ name }) => name === silent)).toBe(isFound)
})
