interface Listening {
  endpoint: string
  token: string
  channels: readonly string[]
  onEvent: (event: unknown) => void
}

interface Frame {
  type: string
  id?: string
  /** A JSON text. */
  event?: unknown
  connectionTimeoutMs?: number
}

/** AppSync says once a minute that it is there. */
const SILENT_MS = 65_000
const LOOK_MS = 5_000

/**
 * One socket of an AppSync Events API, subscribed to these channels: the protocol in as much as live updates need of it
 * (docs.aws.amazon.com/appsync/latest/eventapi/event-api-websocket-protocol.html); aws-amplify's client for it is as much
 * code as all pages of the workspace together. `broken` rejects once nothing comes through it any more.
 */
export function openEvents({ endpoint, token, channels, onEvent }: Listening) {
  const authorization = { Authorization: token, host: new URL(endpoint).host }
  const socket = new WebSocket(addressOf(endpoint), ['aws-appsync-event-ws', `header-${base64url(authorization)}`])
  const ready = Promise.withResolvers<void>()
  const broken = Promise.withResolvers<never>()
  for (const { promise } of [ready, broken]) promise.catch(() => undefined)
  const fail = () => {
    const error = new Error('The live updates broke off.')
    ready.reject(error)
    broken.reject(error)
    close()
  }
  const waiting = new Set(channels.map((_, id) => String(id)))
  let heardAt = Date.now()
  const look = setInterval(() => Date.now() - heardAt > SILENT_MS && fail(), LOOK_MS)
  const send = (frame: object) => socket.send(JSON.stringify(frame))

  const hear: Record<string, (frame: Frame) => void> = {
    connection_ack: () => {
      for (const [id, channel] of channels.entries())
        send({ type: 'subscribe', id: String(id), channel, authorization })
      if (channels.length === 0) ready.resolve()
    },
    subscribe_success: ({ id = '' }) => {
      waiting.delete(id)
      if (waiting.size === 0) ready.resolve()
    },
    data: ({ event }) => onEvent(JSON.parse(String(event))),
    connection_error: fail,
    subscribe_error: fail,
    broadcast_error: fail,
  }
  socket.onopen = () => send({ type: 'connection_init' })
  socket.onmessage = ({ data }) => {
    heardAt = Date.now()
    const frame: Frame = JSON.parse(String(data))
    hear[frame.type]?.(frame)
  }
  socket.onclose = fail
  window.addEventListener('offline', fail)

  function close() {
    clearInterval(look)
    window.removeEventListener('offline', fail)
    socket.onclose = null
    socket.onmessage = null
    socket.close()
  }
  return { ready: ready.promise, broken: broken.promise, close }
}

/** The local cloud speaks plain HTTP; AWS has a host of its own for sockets. */
function addressOf(endpoint: string): URL {
  const url = new URL(`${endpoint}/realtime`)
  url.protocol = url.protocol === 'http:' ? 'ws:' : 'wss:'
  url.host = url.host.replace('.appsync-api.', '.appsync-realtime-api.')
  return url
}

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
