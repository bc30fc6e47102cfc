import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Client } from './cloud.ts'

/** Opens a socket on every channel of this person, as the workspace does, and collects what is pushed. */
export async function listen(client: Client) {
  const { token, endpoint, channels } = (await client.post('/api/realtime/token')).body
  const { host } = new URL(endpoint)
  const authorization = { Authorization: token, host }
  const header = Buffer.from(JSON.stringify(authorization)).toString('base64url')
  const socket = new WebSocket(`ws://${host}/event/realtime`, ['aws-appsync-event-ws', `header-${header}`])
  const pushed: unknown[] = []
  let subscribed = 0
  const isReady = Promise.withResolvers<void>()
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    if (frame.type === 'data') pushed.push(JSON.parse(frame.event))
    if (frame.type === 'connection_ack')
      for (const channel of channels)
        socket.send(JSON.stringify({ type: 'subscribe', id: channel, channel, authorization }))
    if (frame.type === 'subscribe_success' && ++subscribed === channels.length) isReady.resolve()
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init' }))
  await isReady.promise
  return { pushed, stop: () => socket.terminate() }
}
