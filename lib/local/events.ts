import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { authorizer } from './events/authorizer.ts'
import { openChannels } from './events/channels.ts'
import { PROTOCOL, serveConnection } from './events/connection.ts'
import { publishHandler } from './events/publish-handler.ts'
import type { Off } from './faults.ts'
import type { Invoke } from './invoke.ts'

type EventsOptions = {
  invoke: Invoke
  /** The key with which the handlers sign what they publish. */
  accessKeyId: string
  /** A listening server whose address is given out as ours; if absent, one is started. */
  server?: Server
  off?: Off
}

/** The local AppSync Events API: signed HTTP publishing, WebSocket subscriptions that the Lambda authorizer admits. */
export async function startEvents({ invoke, accessKeyId, server, off = () => false }: EventsOptions) {
  const authorize = authorizer(invoke)
  const channels = openChannels()
  const sockets = new WebSocketServer({ noServer: true, handleProtocols: () => PROTOCOL })

  /** Takes over a WebSocket upgrade of /event/realtime. */
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const offered = request.headers['sec-websocket-protocol']?.split(',').map((name) => name.trim()) ?? []
    if (!offered.includes(PROTOCOL)) return socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
    return sockets.handleUpgrade(request, socket, head, (connection) =>
      serveConnection(connection, request, offered, { authorize, channels }),
    )
  }
  /** Handles POST /event. */
  const publish = publishHandler(channels, accessKeyId)
  const handlePublish = async (...exchange: Parameters<typeof publish>): Promise<void> => {
    if (!off(...exchange)) await publish(...exchange)
  }

  const listening = server ?? createServer()
  if (!server) {
    listening.on('upgrade', upgrade)
    listening.on('request', (request, response) => {
      if (request.method === 'POST' && request.url === '/event') return handlePublish(request, response)
      return response.writeHead(404).end()
    })
    listening.listen(0, '127.0.0.1')
    await once(listening, 'listening')
  }
  const { port } = listening.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    upgrade,
    handlePublish,
    async stop() {
      for (const connection of sockets.clients) connection.terminate()
      sockets.close()
      if (server) return
      listening.close()
      listening.closeAllConnections()
      await once(listening, 'close')
    },
  }
}
