import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import type { PushedMessage } from '../../lib/local/push.ts'
import { allFollowed } from '../all-followed.ts'
import { type Client, callConsole, logIn, newOrganization, type TestOrganization } from '../cloud.ts'
import { assign, findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { newSubscription } from '../new-subscription.ts'

type Member = Awaited<ReturnType<TestOrganization['addMember']>>
let ours: TestOrganization
let theirs: TestOrganization
let agent: Member
beforeAll(async () => {
  ;[ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  agent = await ours.addMember({ role: 'agent' })
})

const devicesOf = async (client: Client) => (await client.get('/api/me/push')).body.data as { id: string }[]

/** Switches notifications on in a browser that the twin of its vendor knows. */
async function subscribe(client: Client) {
  const { key } = (await client.get('/api/me/push')).body
  const { body: subscription } = await callConsole('POST', 'push/subscriptions', { key })
  expect(await client.post('/api/me/push', subscription)).toMatchObject({ status: 200 })
  onTestFinished(async () => void (await client.delete('/api/me/push', subscription)))
  return subscription as { endpoint: string }
}

const pushesTo = async ({ endpoint }: { endpoint: string }) =>
  (await callConsole('GET', `push?endpoint=${encodeURIComponent(endpoint)}`)).body.messages as PushedMessage[]

/** A customer's SMS, as its webhook takes it in; it waits for this agent, or for anybody. */
async function customerWaits(of: TestOrganization, from = newCustomer()) {
  const { receiveMessage } = await import('../../functions/core/messaging/messages/receive-message.ts')
  const work = { org: provenOrg(of.org), now: new Date(), requestId: 'test' }
  await receiveMessage(work, { sid: `SM${randomUUID()}`, from, body: 'Is it still for sale?', media: [] })
  const { row, id } = await eventually(() => findConversation(of.client, from))
  return { id, contact_id: row.contact_id as string, from }
}

describe('a device', () => {
  test('is listed as this one, replaced when its browser subscribes anew, and switched off there', async () => {
    const [first, second] = [newSubscription(), newSubscription()]
    await agent.client.post('/api/me/push', first)
    const { device } = (await agent.client.post('/api/me/push', second)).body
    expect(await devicesOf(agent.client)).toEqual([device])
    expect(device).toMatchObject({ is_current: true, kind: 'computer' })
    expect(JSON.stringify(device)).not.toContain(second.endpoint)

    await agent.client.delete('/api/me/push', second)
    expect(await devicesOf(agent.client)).toEqual([])
  })

  test('is removed from another of one’s devices, and by nobody else', async () => {
    await agent.client.post('/api/me/push', newSubscription())
    const [device] = await devicesOf(agent.client)
    const elsewhere = await logIn(agent.email)
    for (const { client } of [ours, theirs]) {
      expect(await devicesOf(client)).toEqual([])
      expect((await client.delete(`/api/me/push/${device?.id}`)).status).toBe(404)
    }
    expect(await devicesOf(elsewhere)).toEqual([{ ...device, is_current: false }])
    expect((await elsewhere.delete(`/api/me/push/${device?.id}`)).status).toBe(200)
    expect(await devicesOf(agent.client)).toEqual([])
  })

  test('that somebody else of the dealership used before is theirs no more', async () => {
    const shared = newSubscription()
    await agent.client.post('/api/me/push', shared)
    await ours.client.post('/api/me/push', shared)
    expect(await devicesOf(agent.client)).toEqual([])
    await ours.client.delete('/api/me/push', shared)
  })

  test.each([
    ['http', 'http://push.lotwire-tests.com/x'],
    ['a private address', 'https://10.0.0.7/x'],
    ['a metadata address', 'https://169.254.169.254/latest'],
    ['a local name', 'https://printer.local/x'],
    ['a name with a dot at its end', 'https://push.lotwire-tests.com./x'],
    ['a port of another service', 'https://push.lotwire-tests.com:22/x'],
    ['no address', 'push'],
  ])('is refused at %s', async (_, endpoint) => {
    expect((await agent.client.post('/api/me/push', newSubscription(endpoint))).status).toBe(422)
  })

  test('is refused with a key that is no point of the curve', async () => {
    const { endpoint, keys } = newSubscription()
    const p256dh = Buffer.alloc(65, 7).toString('base64url')
    expect((await agent.client.post('/api/me/push', { endpoint, keys: { ...keys, p256dh } })).status).toBe(422)
  })
})

describe('a notification', () => {
  test('reaches the device of whom it is for, in their language, and nobody else’s', async () => {
    const spanish = await ours.addMember({ role: 'agent' })
    await spanish.client.patch('/api/me', { language: 'es' })
    const one = await customerWaits(ours)
    await ours.client.put(`/api/contacts/${one.contact_id}`, { first_name: 'Rosa', last_name: 'Peña' })
    await assign(ours.client, one, spanish.id)
    const { messages } = await findConversation(ours.client, one.from)
    await ours.client.patch(`/api/chats/sms/${one.id}/read`, { last_message_id: messages.at(-1)?.id })
    await allFollowed()
    const [own, colleague, foreign] = [
      await subscribe(spanish.client),
      await subscribe(agent.client),
      await subscribe(theirs.client),
    ]
    await customerWaits(ours, one.from)

    const [pushed] = await eventually(async () => {
      const pushes = await pushesTo(own)
      expect(pushes).toHaveLength(1)
      return pushes
    })
    expect(pushed?.message).toMatchObject({
      title: 'Nuevo mensaje de Rosa Peña',
      text: ours.name,
      language: 'es',
      tag: one.contact_id,
      path: `/chats/${one.contact_id}`,
      reply: { type: 'sms', conversation_id: one.id, contact_id: one.contact_id, user_id: spanish.id },
      words: { reply: 'Responder' },
    })
    expect(pushed).toMatchObject({ topic: one.contact_id, urgency: 'high', ttl: 86_400 })
    expect(JSON.stringify(pushed?.message)).not.toContain('for sale')
    expect(await pushesTo(colleague)).toEqual([])
    expect(await pushesTo(foreign)).toEqual([])
  })

  test('is not sent to who wants none of its kind in the browser', async () => {
    const [quiet, told] = [await ours.addMember({ role: 'agent' }), await ours.addMember({ role: 'agent' })]
    await quiet.client.put('/api/me/notifications', {
      ways: { unassigned_waits: ['app'] },
      quiet_from: null,
      quiet_to: null,
    })
    const [none, some] = [await subscribe(quiet.client), await subscribe(told.client)]
    await customerWaits(ours)
    await eventually(async () => expect(await pushesTo(some)).toHaveLength(1))
    expect(await pushesTo(none)).toEqual([])
  })

  test('makes us forget a device that has ended its subscription', async () => {
    const member = await ours.addMember({ role: 'agent' })
    const subscription = await subscribe(member.client)
    await callConsole('POST', 'push/ends', subscription)
    await customerWaits(ours)
    await eventually(async () => expect(await devicesOf(member.client)).toEqual([]))
  })
})

test.each<[string, (member: Member) => Promise<unknown>]>([
  ['signs out there', ({ client }) => client.post('/api/auth/logout')],
  ['is suspended', ({ id }) => ours.client.put(`/api/team/members/${id}/suspended`, { suspended: true })],
  ['leaves the team', ({ id }) => ours.client.delete(`/api/team/members/${id}`)],
])('the device of a person who %s is forgotten', async (_, leave) => {
  const { findDevices } = await import('../../functions/core/people/push-devices/door.ts')
  const member = await ours.addMember({ role: 'agent' })
  await member.client.post('/api/me/push', newSubscription())
  expect(await findDevices(provenOrg(ours.org), member.id)).toHaveLength(1)
  await leave(member)
  await eventually(async () => expect(await findDevices(provenOrg(ours.org), member.id)).toEqual([]))
})
