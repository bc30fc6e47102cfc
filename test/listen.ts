import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Pointer, realtime } from '#contract/people/realtime.ts'
import type { Output } from '#contract/route.ts'
import type { Client } from './cloud.ts'

type Granted = Output<typeof realtime.token>

/** The token with which a browser opens its socket. */
export const askToken = async (client: Client) => (await client.post('/api/realtime/token')).body as Granted

/** Opens a socket on channels, by default all of this user's, as the workspace does; collects events. */
export const listen = async (client: Client, named?: string[]) => listenWith(await askToken(client), named)

/** The same with an earlier token. Throws if it opens no socket. */
export async function listenWith({ token, endpoint, channels }: Granted, wanted = channels) {
  const { host } = new URL(endpoint)
  const authorization = { Authorization: token, host }
  const header = Buffer.from(JSON.stringify(authorization)).toString('base64url')
  const socket = new WebSocket(`ws://${host}/event/realtime`, ['aws-appsync-event-ws', `header-${header}`])
  const heard: Pointer[] = []
  /** The channels that this user may not listen to. */
  const refused: string[] = []
  let answered = 0
  const isReady = Promise.withResolvers<void>()
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    if (frame.type === 'data') heard.push(...JSON.parse(frame.event))
    if (frame.type === 'connection_error') isReady.reject(new Error(frame.errors[0].errorType))
    if (frame.type === 'connection_ack')
      for (const channel of wanted)
        socket.send(JSON.stringify({ type: 'subscribe', id: channel, channel, authorization }))
    if (frame.type === 'subscribe_error') refused.push(frame.id)
    if (/^subscribe_(success|error)$/.test(frame.type) && ++answered === wanted.length) isReady.resolve()
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init' }))
  await isReady.promise
  return { heard, refused, stop: () => socket.terminate() }
}
