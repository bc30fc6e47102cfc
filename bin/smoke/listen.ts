import type { realtime } from '#contract/people/realtime.ts'
import type { Output } from '#contract/route.ts'

const PUSH_MS = 60_000

/**
 * Opens a socket on the person's channels; `push` is the first pointer that arrives.
 * https://docs.aws.amazon.com/appsync/latest/eventapi/event-api-websocket-protocol.html
 */
export async function listen({ token, endpoint, channels }: Output<typeof realtime.token>) {
  const address = new URL(endpoint)
  const authorization = { Authorization: token, host: address.host }
  const header = Buffer.from(JSON.stringify(authorization)).toString('base64url')
  const host = address.host.replace('.appsync-api.', '.appsync-realtime-api.')
  const socket = new WebSocket(`${address.protocol.replace('http', 'ws')}//${host}/event/realtime`, [
    'aws-appsync-event-ws',
    `header-${header}`,
  ])
  const ready = Promise.withResolvers<void>()
  const push = Promise.withResolvers<unknown>()
  push.promise.catch(() => {})
  const fail = (words: string) => {
    ready.reject(new Error(words))
    push.reject(new Error(words))
  }
  const waiting = new Set(channels)

  socket.onerror = () => fail('The socket failed.')
  socket.onclose = () => fail('The socket was closed.')
  socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init' }))
  socket.onmessage = ({ data }) => {
    const frame = JSON.parse(String(data))
    if (frame.type === 'connection_ack')
      for (const channel of channels)
        socket.send(JSON.stringify({ type: 'subscribe', id: channel, channel, authorization }))
    if (frame.type === 'subscribe_success' && waiting.delete(frame.id) && waiting.size === 0) ready.resolve()
    if (frame.type === 'data') push.resolve(JSON.parse(frame.event))
    if (/_error$/.test(frame.type)) fail(`The Events API refused: ${String(data)}`)
  }
  setTimeout(fail, PUSH_MS, `Nothing came within ${PUSH_MS / 1000} seconds.`).unref()
  await ready.promise
  return { push: push.promise }
}
