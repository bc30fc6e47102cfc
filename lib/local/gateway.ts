import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { pageFolders } from '../page-folders.ts'
import { type Api, answerApi } from './gateway/answer-api.ts'
import { answerPage, type Site } from './gateway/answer-page.ts'

type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void
type Door = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Everything behind the one address. */
export interface Behind {
  api: Api
  site: Site
  /** The Events API at `/event`: publishing, and the socket at `/event/realtime`. */
  events: Door
  socket: Upgrade
  /** The simulator's gateway for calls in the browser at `/signal`. */
  signal: Upgrade
  /** The console at `/local`. */
  console: Door
}

/**
 * The local CloudFront and API Gateway: site, API, sockets and console on one port. It takes the port at once and holds
 * every request until `behind` resolves, so that a port conflict is found before anything else starts.
 */
export async function startGateway({ port, behind }: { port: number; behind: Promise<Behind> }) {
  // A failed start is reported by the caller; here it only means that requests get no response.
  behind.catch(() => {})
  const server = createServer(async (request, response) => {
    try {
      await doorOf(await behind, request.url ?? '/')(request, response)
    } catch (error) {
      console.error(`${request.method} ${request.url} failed:`, error)
      if (!response.headersSent) response.writeHead(502)
      response.end()
    }
  })
  server.on('upgrade', (request, socket, head) => {
    behind.then(
      (found) => {
        const url = request.url ?? ''
        if (isBelow(url, '/event/realtime')) found.socket(request, socket, head)
        else if (isBelow(url, '/signal')) found.signal(request, socket, head)
        else socket.destroy()
      },
      () => socket.destroy(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return {
    server,
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function doorOf({ api, site, events, console }: Behind, url: string): Door {
  if (pageFolders.some((folder) => url.startsWith(folder)))
    return (request, response) => {
      // As CloudFront does for these pages.
      request.url = url.replace(/\/+(?=$|\?)/, '')
      return answerApi(api, request, response)
    }
  if (isBelow(url, '/api') || isBelow(url, '/csrf-cookie')) return (...exchange) => answerApi(api, ...exchange)
  if (isBelow(url, '/event')) return events
  if (isBelow(url, '/local')) return console
  return (...exchange) => answerPage(site, ...exchange)
}

const isBelow = (url: string, path: string) => url === path || ['/', '?'].some((next) => url.startsWith(path + next))
