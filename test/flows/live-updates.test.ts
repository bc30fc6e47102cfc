import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Pointer } from '../../functions/contract/realtime.ts'
import { type Client, customerWrites, newOrganization, openCloud } from '../cloud.ts'

beforeAll(openCloud)
const sockets: WebSocket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

/** Listens to all that the caller's token allows, as aws-amplify does; answers what is heard. */
async function listen(client: Client, channels?: string[]) {
  const { body } = await client.post('/api/realtime/token')
  const host = new URL(body.endpoint).host
  const authorization = { Authorization: body.token as string, host }
  const header = Buffer.from(JSON.stringify(authorization)).toString('base64url')
  const socket = new WebSocket(`ws://${host}/event/realtime`, ['aws-appsync-event-ws', `header-${header}`])
  sockets.push(socket)
  const heard: Pointer[] = []
  const refused: string[] = []
  const joined: string[] = []
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    if (frame.type === 'connection_ack')
      for (const channel of channels ?? body.channels)
        socket.send(JSON.stringify({ type: 'subscribe', id: channel, channel, authorization }))
    if (frame.type === 'subscribe_success') joined.push(frame.id)
    if (frame.type === 'subscribe_error') refused.push(frame.id)
    if (frame.type === 'data') heard.push(JSON.parse(frame.event))
  })
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })))
  const wanted = (channels ?? body.channels).length
  await vi.waitFor(() => expect(joined.length + refused.length).toBe(wanted))
  return { heard, refused, channels: body.channels as string[] }
}

const inbound = async (account: { phone_number: string }, body: string) =>
  customerWrites({ from: '+16285550177', to: account.phone_number, body })

test('an inbound message is told at once to manager and agent, and to no other dealership', async () => {
  const [ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const account = await ours.connect()
  const agent = await ours.addMember({ role: 'agent' })
  const [owner, colleague, stranger] = await Promise.all(
    [ours.client, agent.client, theirs.client].map((it) => listen(it)),
  )

  await inbound(account, 'Hello?')
  for (const person of [owner, colleague])
    await vi.waitFor(() =>
      expect(person?.heard.map(({ changed }) => changed).sort()).toEqual(['conversation', 'message']),
    )
  expect(owner?.heard.find(({ changed }) => changed === 'message')).toMatchObject({ type: 'sms' })
  expect(JSON.stringify(owner?.heard)).not.toContain('Hello')
  expect(stranger?.heard).toEqual([])
})

test('nobody listens to a channel of another dealership or of another person', async () => {
  const [ours, theirs] = await Promise.all([newOrganization(), newOrganization()])
  const agent = await ours.addMember({ role: 'agent' })
  const forbidden = [`/org/${theirs.org}/managers`, `/org/${theirs.org}/team`, `/org/${ours.org}/managers`]
  const { refused } = await listen(agent.client, forbidden)
  expect(refused.sort()).toEqual(forbidden.sort())
})
