import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { postPublic } from '../../../functions/core/platform/post-public.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, 'localhost')
  await once(server, 'listening')
  return `localhost:${(server.address() as AddressInfo).port}`
}
const post = (url: string, timeoutMs = 5_000) =>
  postPublic(url, { headers: {}, body: '{}' }, { maxBytes: 10, timeoutMs, allowsLocalhost: true })

test.each<[string, RequestListener]>([
  ['takes the call and says nothing', () => {}],
  ['never ends its answer', (_, answer) => answer.writeHead(200).write('Wait')],
])('a server that %s is left in time', async (_, answer) => {
  expect(await post(`http://${await listen(answer)}`, 200)).toEqual({ error: 'timeout' })
})

test('of a long answer only the beginning is read, and a redirect is an answer like another', async () => {
  const host = await listen((_, answer) => answer.writeHead(302, { location: '/elsewhere' }).end('x'.repeat(100_000)))
  expect(await post(`http://${host}`)).toEqual({ status: 302, text: 'xxxxxxxxxx' })
})

test('a name that leads to a private address is not called, whatever listens there', async () => {
  let calls = 0
  const host = await listen(() => calls++)
  expect(await post(`https://${host}`)).toEqual({ error: 'private_host' })
  expect(calls).toBe(0)
})

test('a server that is down is told as such', async () => {
  const host = await listen(() => {})
  server?.close()
  expect(await post(`http://${host}`)).toEqual({ error: 'unreachable' })
})
