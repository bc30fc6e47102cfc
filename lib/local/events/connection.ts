import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'
import type { Authorize } from './authorizer.ts'
import { channelName } from './channel-name.ts'
import type { Channels } from './channels.ts'

export const PROTOCOL = 'aws-appsync-event-ws'

/** After this long without a sign of life, both ends consider the connection dead. */
const SILENCE_MS = 300_000
const KEEP_ALIVE_MS = 60_000
/** Normal closure is 1000; the codes from 4000 on are the application's own. */
const UNAUTHORIZED_CLOSE = 4401

type Frame = {
  type?: string
  id?: string
  channel?: unknown
  events?: unknown
  authorization?: Record<string, string>
}

/** Speaks AppSync's Events protocol on one connection, from connection_init until it closes or its token expires. */
export function serveConnection(
  socket: WebSocket,
  request: IncomingMessage,
  offered: string[],
  { authorize, channels }: { authorize: Authorize; channels: Channels },
) {
  const subscriptions = new Map<string, () => void>()
  const send = (frame: object) => socket.send(JSON.stringify(frame))
  const refuse = (type: string, id: string | undefined, errorType: string, message: string) =>
    send({ type, ...(id !== undefined && { id }), errors: [{ errorType, message }] })
  const may = (operation: Parameters<Authorize>[0]['operation'], token: string | undefined, channel?: string) =>
    authorize({ operation, token, channel, headers: request.headers })
  let isConnected = false

  const answer: Record<string, (frame: Frame) => Promise<void>> = {
    async connection_init() {
      isConnected = await may('EVENT_CONNECT', connectToken(offered))
      if (isConnected) return send({ type: 'connection_ack', connectionTimeoutMs: SILENCE_MS })
      refuse('connection_error', undefined, 'UnauthorizedException', 'You are not authorized to make this call.')
      socket.close(UNAUTHORIZED_CLOSE, 'Unauthorized')
    },
    async subscribe({ id, channel: given, authorization }) {
      const channel = channelName(given, { mayEndInStar: true })
      if (!id || !channel || subscriptions.has(id))
        return refuse('subscribe_error', id, 'BadRequestException', 'The channel or the id is not valid.')
      if (!(await may('EVENT_SUBSCRIBE', authorization?.Authorization, channel)))
        return refuse('subscribe_error', id, 'UnauthorizedException', 'You are not authorized to make this call.')
      if (socket.readyState !== socket.OPEN) return
      subscriptions.set(
        id,
        channels.subscribe(channel, (event) => send({ type: 'data', id, event })),
      )
      send({ type: 'subscribe_success', id })
    },
    async unsubscribe({ id = '' }) {
      subscriptions.get(id)?.()
      if (subscriptions.delete(id)) send({ type: 'unsubscribe_success', id })
      else refuse('unsubscribe_error', id, 'UnknownOperationError', `Unknown operation id ${id}`)
    },
    async publish({ id, channel, events, authorization }) {
      if (!(await may('EVENT_PUBLISH', authorization?.Authorization, channelName(channel))))
        return refuse('publish_error', id, 'UnauthorizedException', 'You are not authorized to make this call.')
      const published = channels.publish(channel, events)
      if (published.refusal) refuse('publish_error', id, 'BadRequestException', published.refusal)
      else send({ type: 'publish_success', id, ...published })
    },
  }

  async function endWithToken() {
    if (!(await may('EVENT_CONNECT', connectToken(offered)))) socket.close(UNAUTHORIZED_CLOSE, 'Unauthorized')
  }

  // Frames are handled one at a time, however long the authorizer takes.
  let work = Promise.resolve()
  let lastSignAt = Date.now()
  socket.on('message', (data) => {
    lastSignAt = Date.now()
    const frame = parse(String(data))
    work = work.then(async () => {
      const step = answer[frame.type ?? '']
      if (!step || (!isConnected && frame.type !== 'connection_init'))
        return refuse('error', frame.id, 'UnsupportedOperation', 'This frame is not expected here.')
      await step(frame)
    })
  })
  socket.on('pong', () => {
    lastSignAt = Date.now()
  })
  const keepAlive = setInterval(() => {
    if (Date.now() - lastSignAt > SILENCE_MS) return socket.terminate()
    // A browser sends nothing by itself, but it answers a ping.
    socket.ping()
    if (isConnected) send({ type: 'ka' })
    if (isConnected) void endWithToken()
  }, KEEP_ALIVE_MS)
  socket.on('close', () => {
    clearInterval(keepAlive)
    for (const unsubscribe of subscriptions.values()) unsubscribe()
  })
  socket.on('error', () => socket.terminate())
}

/** The connection's token is in its own subprotocol, `header-<base64url JSON>`: a browser cannot set a header. */
function connectToken(offered: string[]): string | undefined {
  const header = offered.find((name) => name.startsWith('header-'))?.slice('header-'.length) ?? ''
  return (parse(Buffer.from(header, 'base64url').toString('utf8')) as { Authorization?: string }).Authorization
}

function parse(text: string): Frame {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
