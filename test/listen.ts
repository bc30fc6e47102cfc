import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Pointer } from '#contract/people/realtime.ts'
import type { Client } from './cloud.ts'

/** Opens a socket on channels, all those of this person where none are named, as the workspace does; collects what is heard. */
export async function listen(client: Client, named?: string[]) {
  const { token, endpoint, channels } = (await client.post('/api/realtime/token')).body
  const wanted: string[] = named ?? channels
  const { host } = new URL(endpoint)
  const authorization = { Authorization: token, host }
  const header = Buffer.from(JSON.stringify(authorization)).toString('base64url')
  const socket = new WebSocket(`ws://${host}/event/realtime`, ['aws-appsync-event-ws', `header-${header}`])
  const heard: Pointer[] = []
  /** The channels that this person may not hear. */
  const refused: string[] = []
  let answered = 0
  const isReady = Promise.withResolvers<void>()
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    if (frame.type === 'data') heard.push(...JSON.parse(frame.event))
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
