import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { edge } from '#contract/edge.ts'
import { addressPlace } from '#contract/site.ts'
import { type Behind, startGateway } from '../../lib/local/gateway.ts'
import { newFolder } from '../new-folder.ts'

let folder: string
let gateway: Awaited<ReturnType<typeof startGateway>>
let offsetHours = 0
let answer: (event: APIGatewayProxyEventV2, name: string) => unknown
const asked = async (path: string, init?: RequestInit): Promise<APIGatewayProxyEventV2 & { name: string }> =>
  (await fetch(gateway.url + path, init)).json()

beforeAll(async () => {
  folder = newFolder('site')
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'workspace.html'), '<title>Lotwire</title>')
  for (const language of ['en', 'es']) {
    mkdirSync(join(folder, language))
    writeFileSync(
      join(folder, language, 'index.html'),
      `<title>Lotwire ${language}</title> ${addressPlace}/${language}`,
    )
  }
  writeFileSync(join(folder, 'assets/index-4f3a.js'), 'start()')
  const behind = Promise.withResolvers<Behind>()
  gateway = await startGateway({ port: 0, behind: behind.promise })
  const headers = { 'content-security-policy': "default-src 'self'" }
  const now = () => new Date(Date.now() + offsetHours * 3_600_000)
  behind.resolve({
    api: {
      invoke: async (name, event) => answer(event as APIGatewayProxyEventV2, name),
      edgeSecret: 'secret',
      now,
      headers,
    },
    site: { folder, url: gateway.url, headers },
    events: (_, response) => void response.end('events'),
    socket: (_, socket) => void socket.end(),
    signal: (_, socket) => void socket.end(),
    console: (_, response) => void response.end('console'),
  })
})
afterAll(() => gateway.stop())
beforeEach(() => {
  answer = (event, name) => ({ statusCode: 200, body: JSON.stringify({ ...event, name }) })
})

test('a page at 127.0.0.1 is a page of this site', async () => {
  const at = (origin: string) => asked('/api/chats/sms/1/messages', { headers: { origin } })
  const port = new URL(gateway.url).port
  expect((await at(`http://127.0.0.1:${port}`)).headers.origin).toBe(`http://localhost:${port}`)
  expect((await at('http://127.0.0.1.evil.example')).headers.origin).toBe('http://127.0.0.1.evil.example')
})

test('a request reaches its function as an event of payload format 2.0', async () => {
  const event = await asked('/api/chats/sms/a%2Fb/messages?per_page=5&x=1&x=2', {
    headers: { cookie: 'one=1; two=2', 'X-Thing': 'yes' },
  })
  expect(event).toMatchObject({
    name: 'api-chats',
    version: '2.0',
    routeKey: 'ANY /api/chats/{type}/{id}/messages',
    pathParameters: { type: 'sms', id: 'a/b' },
    rawQueryString: 'per_page=5&x=1&x=2',
    queryStringParameters: { per_page: '5', x: '1,2' },
    cookies: ['one=1', 'two=2'],
    headers: { 'x-thing': 'yes' },
    requestContext: { stage: '$default', http: { method: 'GET', sourceIp: '127.0.0.1' } },
    isBase64Encoded: false,
  })
  expect(event.headers.cookie).toBeUndefined()
})

test('a path that shares its route with others reaches the same function, its end in one piece', async () => {
  expect(await asked('/api/chats/sms/a%2Fb/search?q=x')).toMatchObject({
    name: 'api-chats',
    routeKey: 'ANY /api/chats/{proxy+}',
    rawPath: '/api/chats/sms/a/b/search',
    pathParameters: { proxy: 'sms/a/b/search' },
  })
})

test.each([
  ['application/json', false],
  ['text/plain; charset=utf-8', false],
  ['application/x-www-form-urlencoded', true],
  ['image/png', true],
])('a body of %s is handed over in base64: %s', async (type, isBase64Encoded) => {
  const event = await asked('/api/webhooks/twilio/t/messages', {
    method: 'POST',
    body: 'Body=hola',
    headers: { 'content-type': type },
  })
  const body = isBase64Encoded ? Buffer.from('Body=hola').toString('base64') : 'Body=hola'
  expect(event).toMatchObject({ name: 'webhooks', isBase64Encoded, body })
})

test('the caller’s address is the one that the edge saw, whatever the browser says', async () => {
  const forged = { [edge.addressHeader]: '203.0.113.9', [edge.secretHeader]: 'guess' }
  const { headers } = await asked('/api/me', { headers: forged })
  expect(headers).toMatchObject({ [edge.addressHeader]: '127.0.0.1', [edge.secretHeader]: 'secret' })
})

test('the console’s clock moves the time of the events', async () => {
  offsetHours = 25
  const { requestContext } = await asked('/api/me')
  offsetHours = 0
  expect(requestContext.timeEpoch - Date.now()).toBeGreaterThan(24.9 * 3_600_000)
})

test('an answer keeps its status, its headers, every cookie and its bytes', async () => {
  answer = () => ({
    statusCode: 201,
    headers: { 'content-type': 'image/gif' },
    cookies: ['a=1; Path=/', 'b=2; Path=/api'],
    body: Buffer.from([0, 255, 128]).toString('base64'),
    isBase64Encoded: true,
  })
  const response = await fetch(`${gateway.url}/api/me`)
  expect(response.status).toBe(201)
  expect(response.headers.get('content-type')).toBe('image/gif')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'")
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/api'])
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 128])
})

test.each([
  ['GET', '/api/nothing', 404, 'Not Found', 'not_found'],
  ['GET', '/api/labels/', 404, 'Not Found', 'not_found'],
  ['GET', '/api/%E0%A4%A', 400, 'Bad Request', 'invalid'],
])('%s %s is answered %i without a function', async (method, path, status, message, code) => {
  const response = await fetch(gateway.url + path, { method })
  expect([response.status, await response.json()]).toEqual([status, { message, code }])
})

test.each([
  [6 * 1024 * 1024, 200],
  [6 * 1024 * 1024 + 1, 413],
])('a body of %i bytes is answered %i', async (size, status) => {
  answer = () => ({ statusCode: 200 })
  const init = { method: 'POST', body: 'x'.repeat(size), headers: { 'content-type': 'text/plain' } }
  expect((await fetch(`${gateway.url}/api/auth/login`, init)).status).toBe(status)
})

test('a function that throws is answered 500 without its words', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  answer = () => {
    throw new Error('secret detail')
  }
  const response = await fetch(`${gateway.url}/api/me`)
  expect([response.status, await response.json()]).toEqual([
    500,
    { message: 'Internal Server Error', code: 'internal' },
  ])
  expect(log).toHaveBeenCalledOnce()
})

test.each(['/chats/01ABC?tab=sms', '/settings/?email=a@b.c'])('%s is the workspace’s page', async (path) => {
  const response = await fetch(gateway.url + path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(await response.text()).toContain('Lotwire')
})

test.each([
  ['/', {}, 'en'],
  ['/?from=mail', { 'accept-language': 'es-MX' }, 'es'],
  ['/', { 'accept-language': 'es-MX', cookie: 'a=1; language=en' }, 'en'],
  ['/es', { 'accept-language': 'en-US' }, 'es'],
])('%s with %j is the rendered page in %s, and names the public address', async (path, headers, language) => {
  const text = await (await fetch(gateway.url + path, { headers })).text()
  expect(text).toBe(`<title>Lotwire ${language}</title> ${gateway.url}/${language}`)
})

test('a file named after its content is kept for good, one that is not there is 404', async () => {
  const file = await fetch(`${gateway.url}/assets/index-4f3a.js`)
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(file.headers.get('cache-control')).toContain('immutable')
  expect((await fetch(`${gateway.url}/assets/gone.js`)).status).toBe(404)
  expect((await fetch(`${gateway.url}/..%2f..%2fetc%2fpasswd.txt`)).status).toBe(404)
})

test('another name of this machine leads to the one that cookies hold for', async () => {
  const response = await fetch(`${gateway.url.replace('localhost', '127.0.0.1')}/chats?tab=sms`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, `${gateway.url}/chats?tab=sms`])
})

test('console and events have their own doors', async () => {
  expect(await (await fetch(`${gateway.url}/local/api/mail`)).text()).toBe('console')
  expect(await (await fetch(`${gateway.url}/event`, { method: 'POST' })).text()).toBe('events')
})
