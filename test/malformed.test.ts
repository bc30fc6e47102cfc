import twilio from 'twilio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERROR_CODES } from '#contract/errors.ts'
import { pathOf } from '#contract/route.ts'
import type { TwilioAccount } from '../lib/local/twilio.ts'
import { type Client, logIn, newOrganization, openCloud, type TestOrganization } from './cloud.ts'
import { newConversation } from './dealership.ts'
import { CONTENT_TYPES, HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_VALUES, seeded } from './hostile.ts'
import type { NamedRow, Target } from './requests.ts'
import { namedRows } from './requests.ts'

interface Try {
  what: string
  path: string
  raw?: string | Uint8Array
  contentType?: string
}

/** Bodies that are put together at random, beside those that are written down; more rows, longer test. */
const RANDOM_BODIES = 20
const AT_ONCE = 6
/** API Gateway waits no longer for a function. */
const HANGS_AFTER_MS = 29_000
/** API Gateway's own refusals, before any function of ours is started: they have no code. */
const GATEWAYS_OWN = [400, 404, 413]

let ours: TestOrganization
let target: Target
let account: TwilioAccount
let publicUrl: string
let spare: Client
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  target = await newConversation(ours, { to: account.whatsapp_from, name: 'Mal Formed' })
  publicUrl = (await openCloud()).url
  spare = await logIn(ours.email)
})

test.each(namedRows)(
  '$name answers whatever it is sent with one form of error, and never fails',
  async (row) => {
    const tries = [...bodies(row), ...addresses(row)]
    expect(tries.length).toBeGreaterThan(8)
    const faults: string[] = []
    // a call that ends a session ends one of its own
    const person = row.row.session ? spare : ours.client
    const queue = tries.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const one of queue) {
          const fault = await faultOf(person, row, one)
          if (fault) faults.push(`${one.what}: ${fault}`)
        }
      }),
    )
    expect(faults).toEqual([])
  },
  300_000,
)

test('a body of 7 MB is refused as too large', async () => {
  const raw = JSON.stringify({ body: 'x'.repeat(7 * 1024 * 1024) })
  const path = `/api/chats/whatsapp/${target.id}/send`
  expect(await ours.client.change('POST', path, undefined, { raw })).toMatchObject({
    status: 413,
    body: { message: expect.any(String) },
  })
})

test('a path that nobody answers is not found', async () => {
  for (const path of ['/api/nothing', '/api/chats/nothing', '/api/chats/whatsapp//messages', '/api/%', '/api/me/'])
    expect((await ours.client.get(path)).status, path).toSatisfy((status) => status === 404 || status === 400)
})

test('cookies and headers that are rubbish let nobody in and break nothing', async () => {
  const rubbish = ['', '.', 'a.b.c', 'e30.e30.', '%00', '"', 'x'.repeat(4000), '{}', 'a=b', '__proto__']
  for (const value of rubbish) {
    const person = ours.client.copy()
    for (const [name, cookie] of person.jar) person.jar.set(name, { ...cookie, value })
    for (const path of ['/api/me', '/csrf-cookie', '/api/chats/recent-by-contact'])
      expect((await person.get(path)).status, `${path} with ${value.slice(0, 20)}`).toBeLessThan(500)
    expect(await person.send('POST', '/api/auth/logout', {})).toMatchObject({ status: 403, body: { code: 'csrf' } })
    expect((await person.get('/api/me')).status).toBe(401)
  }
})

afterAll(async () => {
  expect((await ours.client.get('/api/me')).status).toBe(200)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

/** The valid request's body, bent in every field; whole bodies of other kinds; and bodies made at random. */
function bodies({ name, row, request }: NamedRow): Try[] {
  if (row.method === 'GET') return []
  const { params, body } = request?.(target) ?? {}
  const path = pathOf(row, params)
  if (row.access === 'signed') return forms(path)

  const valid = (body ?? {}) as Record<string, unknown>
  const json = (what: string, value: unknown): Try => ({ what, path, raw: JSON.stringify(value) ?? '' })
  const random = seeded(name.length * 7919 + name.charCodeAt(0))
  return [
    ...Object.keys(valid).flatMap((field) =>
      HOSTILE_VALUES.map((value) => json(`${field} = ${brief(value)}`, { ...valid, [field]: value })),
    ),
    ...Object.keys(valid).map((field) => json(`without ${field}`, { ...valid, [field]: undefined })),
    ...HOSTILE_TEXTS.map((key) => json(`with ${brief(key)}`, JSON.parse(`{${JSON.stringify(key)}:{"a":1}}`))),
    ...HOSTILE_BODIES.map((raw) => ({ what: `body ${brief(raw)}`, path, raw })),
    ...CONTENT_TYPES.map((contentType) => ({
      what: `as ${brief(contentType)}`,
      path,
      raw: JSON.stringify(valid),
      contentType,
    })),
    ...Array.from({ length: RANDOM_BODIES }, (_, i) => json(`random ${i}`, randomValue(random, 4))),
  ]
}

/** Twilio's form with hostile values, rightly signed, as a bug at Twilio or a strange customer would make it. */
function forms(path: string): Try[] {
  const valid = {
    AccountSid: account.account_sid,
    MessageSid: 'SM00000000000000000000000000000001',
    From: 'whatsapp:+17175559999',
    To: 'whatsapp:+17175559998',
    Body: 'Hello',
    NumMedia: '1',
    MediaUrl0: 'https://api.twilio.com/x',
    MediaContentType0: 'image/png',
    ProfileName: 'Pat',
    OptOutType: 'x',
    Latitude: '1',
    Longitude: '2',
    MessageStatus: 'sent',
    ErrorCode: '30008',
  }
  const form = (what: string, fields: Record<string, string>): Try => ({
    what,
    path,
    raw: new URLSearchParams(fields).toString(),
    contentType: 'application/x-www-form-urlencoded',
  })
  return [
    ...Object.keys(valid).flatMap((field) =>
      HOSTILE_TEXTS.map((text) => form(`${field} = ${brief(text)}`, { ...valid, [field]: text })),
    ),
    ...HOSTILE_TEXTS.map((key) => form(`with ${brief(key)}`, { ...valid, [key]: 'x' })),
    ...HOSTILE_BODIES.map((raw) => ({ what: `body ${brief(raw)}`, path, raw })),
    ...CONTENT_TYPES.map((contentType) => ({ ...form(`as ${brief(contentType)}`, valid), contentType })),
  ]
}

/** Hostile ids in the path and hostile values in the query. */
function addresses({ row, request }: NamedRow): Try[] {
  const { params = {}, body } = request?.(target) ?? {}
  const raw = row.method === 'GET' ? undefined : JSON.stringify(body ?? {})
  const queries = Object.keys((row.query as { shape?: object } | undefined)?.shape ?? {})
  const written = pathOf(row, params)
  const asked = (name: string, text: string): Try => ({
    what: `?${name} = ${brief(text)}`,
    path: `${written}?${new URLSearchParams([[name, text]])}`,
    raw,
  })
  return [
    ...Object.keys(params).flatMap((name) =>
      HOSTILE_TEXTS.filter((text) => text !== '' && text.isWellFormed() && text.length < 5_000).map((text) => ({
        what: `{${name}} = ${brief(text)}`,
        path: pathOf(row, { ...params, [name]: text }),
        raw,
      })),
    ),
    ...queries.flatMap((name) => HOSTILE_TEXTS.filter((text) => text.length < 5_000).map((text) => asked(name, text))),
    // Nobody reads what these say: it is enough that they are there.
    ...['__proto__', 'unknown'].flatMap((name) =>
      ['', '\u0000', '%00%2e%2e%2f%', '{"$ne":null}'].map((text) => asked(name, text)),
    ),
    { what: 'a query that is none', path: `${written}?&&==%&a=%ff`, raw },
  ]
}

async function faultOf(person: Client, { row }: NamedRow, { path, raw, contentType = 'application/json' }: Try) {
  const headers: Record<string, string> = {}
  if (raw !== undefined) headers['content-type'] = contentType
  if (row.access === 'signed') headers['x-twilio-signature'] = signatureOf(path, raw ?? '')
  const startedAt = performance.now()
  const answer = await (row.method === 'GET'
    ? person.get(path, { headers })
    : person.change(row.method, path, undefined, { raw, headers }))
  const { status, body, text, headers: answered } = answer
  if (performance.now() - startedAt > HANGS_AFTER_MS) return 'it hangs'
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (status < 400) return
  if (isPageOf(row) && answered['content-type'] === 'text/html; charset=utf-8') return
  return isOneError(body, status) ? undefined : `${status} ${text.slice(0, 200)}`
}

/** What people open tells them what is wrong on a page. */
const isPageOf = ({ answers }: NamedRow['row']) => answers === 'html' || answers === 'xml'

function isOneError(body: Record<string, unknown> | undefined, status: number): boolean {
  // A number that another contact has is told with that contact's id.
  const { message, code, errors, contact_id: _, ...rest } = body ?? {}
  const isKnown = ERROR_CODES.includes(code as never) || (code === undefined && GATEWAYS_OWN.includes(status))
  const areFields = errors === undefined || Object.values(errors as object).every((text) => typeof text === 'string')
  return typeof message === 'string' && message !== '' && isKnown && areFields && Object.keys(rest).length === 0
}

function signatureOf(path: string, raw: string | Uint8Array): string {
  const fields = new URLSearchParams(typeof raw === 'string' ? raw : Buffer.from(raw).toString('utf8'))
  const params = Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
  return twilio.getExpectedTwilioSignature(account.auth_token, publicUrl + path, params)
}

function randomValue(random: () => number, depth: number): unknown {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  if (depth === 0 || random() < 0.4) return pick(HOSTILE_VALUES)
  const size = Math.floor(random() * 5)
  if (random() < 0.3) return Array.from({ length: size }, () => randomValue(random, depth - 1))
  const names = ['email', 'password', 'body', 'status', 'language', 'code', 'client_id', '__proto__', 'x']
  return Object.fromEntries(Array.from({ length: size }, () => [pick(names), randomValue(random, depth - 1)]))
}

const brief = (value: unknown) => {
  const text = value instanceof Uint8Array ? Buffer.from(value).toString('hex') : (JSON.stringify(value) ?? 'undefined')
  return text.length > 40 ? `${text.slice(0, 37)}… (${text.length})` : text
}
