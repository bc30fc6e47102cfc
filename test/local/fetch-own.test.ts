import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchOwn } from '../../lib/local/fetch-own.ts'

let origin: string
const server = createServer(async (request, response) => {
  const door = doors[(request.url ?? '').slice(1)]
  if (door) return void door(request, response)
  const { method, url, httpVersion, headers } = request
  const { host, authorization, 'content-length': length } = headers
  const seen = { method, url, httpVersion, host, authorization, length, from: request.socket.remoteAddress }
  response.setHeader('set-cookie', ['a=1', 'b=2'])
  response.writeHead(201, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ ...seen, body: await text(request) }))
})
const doors: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  empty: (_, response) => response.writeHead(204).end(),
  pieces: (_, response) => {
    response.write('one ')
    response.write(Buffer.from('two'))
    response.end(' three')
  },
  moved: (_, response) => response.writeHead(302, { location: '/pieces' }).end(),
  cut: (request) => request.socket.destroy(),
  silent: () => {},
}

let end: () => void
let connections = 0
beforeAll(async () => {
  server.on('connection', () => connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  end = fetchOwn({ [origin]: server })
})
afterAll(() => {
  end()
  server.close()
})

/** What a caller can tell of an answer. */
async function told(answer: Promise<Response>) {
  try {
    const response = await answer
    const { status, ok } = response
    return {
      status,
      ok,
      type: response.headers.get('content-type'),
      cookies: response.headers.getSetCookie(),
      body: await response.text(),
    }
  } catch (error) {
    return { error: (error as Error).name }
  }
}

const calls: [path: string, init?: () => RequestInit][] = [
  ['/anything?a=1&b=%20'],
  ['/put', () => ({ method: 'PUT', headers: { authorization: 'me' }, body: 'María 👋' })],
  ['/empty'],
  ['/pieces'],
  ['/moved'],
  ['/moved', () => ({ redirect: 'manual' })],
  ['/cut', () => ({ method: 'POST', body: 'x' })],
  ['/silent', () => ({ signal: AbortSignal.timeout(50) })],
  ['/anything', () => ({ signal: AbortSignal.abort() })],
]

test.each(calls)('%s is answered as over a connection', async (path, init) => {
  const own = await told(fetch(origin + path, init?.()))
  expect(connections).toBe(0)
  end()
  const real = await told(fetch(origin + path, init?.()))
  end = fetchOwn({ [origin]: server })
  connections = 0
  expect(own).toEqual(real)
})
