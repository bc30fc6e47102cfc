import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Off } from './faults.ts'

export type HttpRequest = {
  method: string
  path: string
  headers: Record<string, string | undefined>
  /** As text, and as it came. */
  body: string
  bytes: Buffer
}
/** A body of bytes is sent as it is, any other as JSON. */
export type HttpAnswer = { status: number; headers?: Record<string, string>; body: unknown }

/**
 * A JSON server on loopback, answered by `off` while its service is off; port 0 picks a free one. A handler that throws
 * is a bug in the twin: printed, and answered with 500.
 */
export async function startHttpServer(
  port: number,
  answer: (request: HttpRequest) => Promise<HttpAnswer>,
  off: Off = () => false,
) {
  const server = createServer(async (incoming, outgoing) => {
    if (off(incoming, outgoing)) return
    try {
      const bytes = await buffer(incoming)
      const {
        status,
        headers,
        body: answered,
      } = await answer({
        method: incoming.method ?? 'GET',
        path: incoming.url ?? '/',
        headers: incoming.headers as HttpRequest['headers'],
        body: bytes.toString('utf8'),
        bytes,
      })
      const sent = Buffer.isBuffer(answered) ? answered : JSON.stringify(answered)
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(sent)
    } catch (error) {
      console.error(error)
      outgoing.writeHead(500, { 'content-type': 'application/json' }).end('{"__type":"InternalErrorException"}')
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })

  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
