import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

/** The origin behind it, which responds with a whole body. */
export type Origin = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<{ status: number; headers: Record<string, string>; body: Buffer }>

/** Compresses texts as CloudFront does, for both subjects alike. */
export async function startEdge(origin: Origin) {
  const server = createServer(async (request, response) => {
    try {
      const { status, headers, body } = await origin(request, response)
      const isText = /^(text|application)\//.test(headers['content-type'] ?? '') && body.length > 0
      const sent = isText ? gzipSync(body) : body
      response.writeHead(status, { ...headers, ...(isText && { 'content-encoding': 'gzip' }) }).end(sent)
    } catch (error) {
      console.error(error)
      response.writeHead(502).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
