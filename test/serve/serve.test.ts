import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { Page } from '#contract/platform/page.ts'
import { route } from '#contract/route.ts'
import { AppError } from '../../functions/core/platform/errors.ts'
import { serve } from '../../functions/serve.ts'
import { eventOf } from './event.ts'

beforeEach(() => {
  const environment = { PUBLIC_URL: 'http://localhost:4000', CSRF_KEY: 'key', EDGE_SECRET: 'edge' }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const Person = z.object({ name: z.string().min(2).max(5), colour: z.enum(['red', 'blue']).optional() })
const rows = {
  echo: route({ method: 'POST', path: '/api/echo', access: 'public', uses: [], body: Person, output: Person }),
  optional: route({
    method: 'POST',
    path: '/api/optional',
    access: 'public',
    uses: [],
    body: Person.default({ name: 'Ana' }),
    output: Person,
  }),
  page: route({
    method: 'GET',
    path: '/api/pages/{id}',
    access: 'public',
    uses: [],
    params: z.object({ id: z.string().max(9) }),
    query: z.object({ per_page: z.coerce.number().int().min(1).default(50) }),
    output: z.object({ id: z.string(), per_page: z.number(), address: z.string(), now: z.string() }),
    answers: 'etag',
  }),
  long: route({
    method: 'GET',
    path: '/api/long/{letters}',
    access: 'public',
    uses: [],
    params: z.object({ letters: z.coerce.number() }),
    output: z.object({ text: z.string() }),
    answers: 'etag',
  }),
  away: route({
    method: 'GET',
    path: '/api/away',
    access: 'public',
    uses: [],
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
  fails: route({ method: 'POST', path: '/api/fails', access: 'public', uses: [], output: z.undefined() }),
  shown: route({
    method: 'GET',
    path: '/shown',
    access: 'visitor',
    uses: [],
    output: z.object({ status: z.number(), body: z.string() }),
    answers: 'xml',
  }),
  visited: route({
    method: 'GET',
    path: '/visited/{status}',
    access: 'visitor',
    uses: [],
    params: z.object({ status: z.coerce.number() }),
    output: Page,
    answers: 'html',
  }),
  hook: route({
    method: 'POST',
    path: '/api/hook',
    access: 'signed',
    uses: [],
    bodyBytes: 100,
    output: z.undefined(),
    answers: 'twiml',
  }),
  gone: route({
    method: 'DELETE',
    path: '/api/gone',
    access: 'public',
    uses: [],
    output: z.undefined(),
    answers: 'empty',
  }),
}
let failure: unknown
const heard = vi.fn()
const handler = serve(rows, {
  echo: ({ body }) => ({ ...body, secret: 'shown to nobody' }),
  optional: ({ body }) => body,
  page: ({ params, query }, { address, now }) => ({ ...params, ...query, address, now: now.toISOString() }),
  long: ({ params }) => ({ text: 'ñ'.repeat(params.letters) }),
  away: () => ({ location: 'https://media.example/1' }),
  fails: () => {
    throw failure
  },
  shown: () => ({ status: 200, body: '<a/>' }),
  visited: ({ params }, { language }) => ({ ...params, language, body: '<!doctype html>', styles: [], scripts: [] }),
  hook: async ({ form, signature, url }) => heard({ form: form(), signature, url }),
  gone: () => undefined,
})
const jsonOf = ({ body }: { body?: string }) => JSON.parse(body ?? '')
const echo = (body: string, more: object = {}) => handler(eventOf('POST /api/echo', { body, ...more }))

test('only what the output schema names leaves', async () => {
  const answer = await echo('{"name":"Ana","colour":"red","more":1}')
  expect(answer).toEqual({
    statusCode: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    body: '{"name":"Ana","colour":"red"}',
  })
})

test.each([
  ['no field', '{}', 'name', 'This field is required.'],
  ['no body', '', 'name', 'This field is required.'],
  ['a field too short', '{"name":"A"}', 'name', 'Use at least 2 characters.'],
  ['a field too long', '{"name":"Magdalena"}', 'name', 'Use at most 5 characters.'],
  ['another choice', '{"name":"Ana","colour":"green"}', 'colour', 'Choose one of: red, blue.'],
  ['a number for a text', '{"name":7}', 'name', 'This is not valid.'],
  ['a list', '[]', 'body', 'This is not valid.'],
  ['null', 'null', 'body', 'This is not valid.'],
  ['half a document', '{"name":', 'body', 'This is not JSON.'],
  ['another prototype', '{"__proto__":{"name":"Ana"}}', 'name', 'This field is required.'],
])('a body with %s is told what is wrong with which field', async (_, body, field, words) => {
  const answer = await echo(body)
  expect(answer.statusCode).toBe(422)
  expect(jsonOf(answer)).toEqual({ message: words, code: 'invalid', errors: { [field]: words } })
})

test.each([
  ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 'name=Ana'],
  ['no content type', { headers: { 'content-type': '' } }, '{"name":"Ana"}'],
  ['bytes that are no UTF-8', { isBase64Encoded: true }, Buffer.from([0x7b, 0xff, 0xfe]).toString('base64')],
  ['base64 that is none', { isBase64Encoded: true }, '%%%not base64%%%'],
  ['nothing but brackets', {}, '['.repeat(32_000)],
])('%s is refused as a wrong body, never as an error of ours', async (_, more, body) => {
  expect(await echo(body, more)).toMatchObject({ statusCode: 422 })
})

test('a body that may be left out may be left out', async () => {
  expect(jsonOf(await handler(eventOf('POST /api/optional')))).toEqual({ name: 'Ana' })
})

test('HEAD is answered as GET without its body where a row answers with a page, and is no route elsewhere', async () => {
  const whole = await handler(eventOf('GET /shown'))
  expect(whole.body).toBe('<a/>')
  expect(await handler(eventOf('HEAD /shown'))).toEqual({ ...whole, body: '' })
  expect(await handler(eventOf('HEAD /api/away'))).toMatchObject({ statusCode: 404, body: '' })
})

test.each([
  [200, 'public, max-age=60'],
  [410, 'public, max-age=60'],
  [404, 'no-store'],
  [503, 'no-store'],
])('a page that is answered %i is kept as “%s”', async (status, kept) => {
  const answer = await handler(eventOf('GET /visited/{status}', { pathParameters: { status: `${status}` } }))
  expect(answer).toMatchObject({
    statusCode: status,
    headers: { 'cache-control': kept, 'x-content-type-options': 'nosniff' },
  })
})

describe('a page', () => {
  const page = (more: object = {}) => handler(eventOf('GET /api/pages/{id}', { pathParameters: { id: '7' }, ...more }))

  test('has an ETag, and an unchanged one is not sent again', async () => {
    const first = await page()
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^".{43}"$/),
    })
    const etag = String(first.headers?.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await page({ headers: { 'if-none-match': known } })
      expect(again).toMatchObject({ statusCode: 304, headers: { etag } })
      expect(again.body).toBeUndefined()
    }
    expect((await page({ headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)
  })

  test('of an id that cannot be one is not found', async () => {
    const answer = await page({ pathParameters: { id: 'x'.repeat(10) } })
    expect(answer).toMatchObject({
      statusCode: 404,
      body: '{"message":"Not found. It may have been removed.","code":"not_found"}',
    })
  })

  test('with a wrong query says which parameter', async () => {
    expect(jsonOf(await page({ queryStringParameters: { per_page: 'x' } })).errors).toEqual({
      per_page: 'This is not valid.',
    })
  })

  test('takes the caller’s address from the edge', async () => {
    expect(jsonOf(await page({ headers: { 'x-viewer-address': '2001:db8::7' } }))).toMatchObject({
      address: '2001:db8::7',
      now: '2026-11-21T00:00:00.000Z',
    })
  })
})

test('a redirect, an empty answer and an empty TwiML document leave as their rows say', async () => {
  expect(await handler(eventOf('GET /api/away'))).toMatchObject({
    statusCode: 302,
    headers: { location: 'https://media.example/1' },
  })
  expect(await handler(eventOf('DELETE /api/gone'))).toEqual({
    statusCode: 204,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
})

test('a signed call needs no CSRF token and hears the form, the signature and the address that was signed', async () => {
  const answer = await handler(
    eventOf('POST /api/hook', {
      body: Buffer.from('Body=Hola+%C3%B1&MediaUrl0=a&MediaUrl0=b').toString('base64'),
      isBase64Encoded: true,
      headers: {
        'x-twilio-signature': 'signed',
        'x-xsrf-token': '',
        'content-type': 'application/x-www-form-urlencoded',
      },
      rawQueryString: 'conversation=7',
    }),
  )
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/xml' }, body: '<Response/>' })
  expect(heard).toHaveBeenCalledExactlyOnceWith({
    form: { Body: 'Hola ñ', MediaUrl0: ['a', 'b'] },
    signature: 'signed',
    url: 'http://localhost:4000/api/hook?conversation=7',
  })
})

test.each([
  ['no secret', {}],
  ['a wrong secret', { 'x-lotwire-edge': 'ed' }],
])('a call with %s did not come through CloudFront and is refused, whatever it asks for', async (_, headers) => {
  for (const key of ['POST /api/echo', 'POST /api/hook', 'GET /shown', 'GET /api/pages/{id}', 'GET /api/nowhere']) {
    const event = eventOf(key, { body: '{"name":"Ana"}', headers: { 'x-lotwire-edge': '', ...headers } })
    expect(await handler(event)).toMatchObject({ statusCode: 403, body: expect.stringContaining('"forbidden"') })
  }
})

test.each([
  ['a row’s own bound', 'POST /api/hook', 'a'.repeat(100), 'a'.repeat(101)],
  ['letters beyond ASCII', 'POST /api/hook', 'é'.repeat(50), 'é'.repeat(51)],
  ['32 kB elsewhere', 'POST /api/echo', `{"name":"Ana"}${' '.repeat(32 * 1024 - 14)}`, ' '.repeat(32 * 1024 + 1)],
])('a body of at most %s is read, a longer one refused as too large', async (_, key, fits, over) => {
  for (const isBase64Encoded of [false, true]) {
    const bodyOf = (text: string) => ({ body: isBase64Encoded ? Buffer.from(text).toString('base64') : text })
    expect(await handler(eventOf(key, { isBase64Encoded, ...bodyOf(fits) }))).toMatchObject({ statusCode: 200 })
    expect(await handler(eventOf(key, { isBase64Encoded, ...bodyOf(over) }))).toMatchObject({ statusCode: 413 })
  }
})

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, GZIP;q=0.8', true],
  ['gzip;q=0', false],
  ['br', false],
  ['', false],
])('a long answer to who accepts “%s” leaves compressed: %s', async (accepted, isCompressed) => {
  const ask = (letters: number, more: object = {}) =>
    handler(
      eventOf('GET /api/long/{letters}', {
        pathParameters: { letters: `${letters}` },
        headers: { 'accept-encoding': accepted, ...more },
      }),
    )
  const long = await ask(5000)
  const etag = String(long.headers?.etag)
  if (isCompressed) {
    expect(long).toMatchObject({
      isBase64Encoded: true,
      headers: { 'content-encoding': 'gzip', vary: 'accept-encoding' },
    })
    expect(long.body?.length).toBeLessThan(200)
    expect(gunzipSync(Buffer.from(long.body ?? '', 'base64')).toString()).toBe(
      JSON.stringify({ text: 'ñ'.repeat(5000) }),
    )
  } else expect(jsonOf(long)).toEqual({ text: 'ñ'.repeat(5000) })
  expect(await ask(5000, { 'if-none-match': etag })).toMatchObject({ statusCode: 304 })
  expect(jsonOf(await ask(100))).toEqual({ text: 'ñ'.repeat(100) })
})

test.each([
  ['/api/pages/7', { statusCode: 200, body: expect.stringContaining('"id":"7"') }],
  ['/api/pages', { statusCode: 404 }],
  ['/api/pages/', { statusCode: 404 }],
  ['/api/pages/7/lines', { statusCode: 404 }],
])('%s of a route that several paths share is answered as by one of its own', async (rawPath, answer) => {
  const shared = { routeKey: 'ANY /api/{proxy+}', rawPath, pathParameters: { proxy: rawPath.slice('/api/'.length) } }
  expect(await handler({ ...eventOf('GET /api/{proxy+}'), ...shared })).toMatchObject(answer)
})

test('a path that no row has is not found', async () => {
  expect(await handler(eventOf('GET /api/nowhere'))).toMatchObject({ statusCode: 404 })
})

describe('a call that fails', () => {
  const fail = (error: unknown) => {
    failure = error
    return handler(eventOf('POST /api/fails', { body: 'a secret' }))
  }

  test('with a message for the person answers it, and when to try again', async () => {
    const answer = await fail(new AppError('too_many_attempts', {}, { retryAfterSeconds: 29.2 }))
    expect(answer).toMatchObject({ statusCode: 429, headers: { 'retry-after': '30' } })
    expect(jsonOf(answer)).toEqual({
      message: 'Too many attempts. Wait a while, then try again.',
      code: 'too_many_attempts',
    })
  })

  test('with a bug is logged once with the request’s id, and tells the person nothing of it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = await fail(new TypeError('x is not a function'))
    expect(answer.statusCode).toBe(500)
    expect(jsonOf(answer)).toEqual({ message: 'Something went wrong.', code: 'internal' })
    expect(log).toHaveBeenCalledOnce()
    expect(log.mock.calls[0]?.[0]).toContain('"request_id":"request-7"')
    expect(log.mock.calls[0]?.[0]).not.toContain('a secret')
  })

  test.each([
    ['a throttled table', Object.assign(new Error(), { name: 'ThrottlingException' })],
    ['an unreachable table', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
    ['a table that takes too long', Object.assign(new Error(), { name: 'TimeoutError' })],
  ])('with %s asks to try again', async (_, error) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await fail(error)).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
  })
})
