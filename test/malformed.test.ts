import twilio from 'twilio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { ERROR_CODES } from '#contract/errors.ts'
import { pathOf } from '#contract/route.ts'
import type { TwilioAccount } from '../lib/local/twilio.ts'
import { type Client, logIn, newOrganization, openCloud, type TestOrganization } from './cloud.ts'
import { newConversation } from './dealership.ts'
import { CONTENT_TYPES, HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_VALUES, seeded } from './hostile.ts'
import type { Target } from './request.ts'
import type { NamedRow } from './requests.ts'
import { namedRows } from './requests.ts'

interface Try {
  what: string
  path: string
  raw?: string | Uint8Array
  contentType?: string
}

/** Number of random bodies of a row, in addition to the fixed ones. */
const RANDOM_BODIES = 5
/** The fields that determine how the rest of Twilio's form is read. */
const DECIDING = ['AccountSid', 'MessageSid', 'From', 'To', 'MessageStatus']
const AT_ONCE = 6
/** API Gateway's maximum wait for a function. */
const HANGS_AFTER_MS = 29_000
/** API Gateway's own refusals, before any of our functions starts: they have no code. */
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
    expect(tries.length).toBeGreaterThan(0)
    const faults: string[] = []
    // a call that ends a session gets a session of its own
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
  // Signed in anew: on a busy machine a session's first token is over by now.
  expect((await (await logIn(ours.email)).get('/api/me')).status).toBe(200)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

/** The valid request's body, changed in every field; whole bodies of other kinds; and random bodies. */
function bodies({ name, row, request }: NamedRow): Try[] {
  if (row.method === 'GET') return []
  const { params, body } = request?.(target) ?? {}
  const path = pathOf(row, params)
  if (row.access === 'signed') return forms(path)

  const valid = (body ?? {}) as Record<string, unknown>
  const json = (what: string, value: unknown): Try => ({ what, path, raw: JSON.stringify(value) ?? '' })
  const random = seeded(name.length * 7919 + name.charCodeAt(0))
  const door = `${functionOf(name)} ${row.bodyBytes} ${row.takesFile}`
  const strange = HOSTILE_TEXTS.map((key) => `${JSON.stringify(key)}:{"a":1}`)
  const together = [...strange.filter((pair) => pair.length < 5_000), JSON.stringify(valid).slice(1, -1)]
  return [
    ...Object.keys(valid).flatMap((field) =>
      ofUse(name, fieldOf(row.body, field), HOSTILE_VALUES).map((value) =>
        json(`${field} = ${brief(value)}`, { ...valid, [field]: value }),
      ),
    ),
    ...Object.keys(valid).map((field) => json(`without ${field}`, { ...valid, [field]: undefined })),
    { what: 'with strange keys', path, raw: `{${together.filter(Boolean)}}` },
    ...strange
      .map((pair) => `{${pair}}`)
      .filter((raw) => isOfUse(row.body, jsonIn(raw), `${door} ${brief(raw)}`))
      .map((raw) => ({ what: `with ${brief(raw)}`, path, raw })),
    ...HOSTILE_BODIES.filter((raw) => isOfUse(row.body, jsonIn(raw), `${door} ${brief(raw)}`)).map((raw) => ({
      what: `body ${brief(raw)}`,
      path,
      raw,
    })),
    ...CONTENT_TYPES.filter((contentType) => isFirst(`${door} as ${contentType}`)).map((contentType) => ({
      what: `as ${brief(contentType)}`,
      path,
      raw: JSON.stringify(valid),
      contentType,
    })),
    ...Array.from({ length: RANDOM_BODIES }, (_, i) => json(`random ${i}`, randomValue(random, 4))),
  ]
}

const functionOf = (name: string) => name.split('.')[0]

const shown = new Set<string>()
/** True if this is the first call with this text. */
const isFirst = (what: string) => shown.size < shown.add(what).size

const numbers = new Map<z.ZodMiniType, number>()
/** Tells schemas apart; ignores optional and nullable wrappers. */
function numberOf(schema: z.ZodMiniType): number {
  if ('innerType' in schema.def) return numberOf(schema.def.innerType as z.ZodMiniType)
  return numbers.get(schema) ?? numbers.set(schema, numbers.size).size - 1
}

/**
 * Every row gets the values that its schema passes on to the code behind it. Values that a schema refuses are answered
 * by the door, in the same way for all rows of a function: once per function and schema is enough.
 */
function isOfUse(schema: z.ZodMiniType | undefined, value: unknown, refused: string): boolean {
  return schema?.safeParse(value).success || isFirst(refused)
}

/** The values that are useful for a row's field. */
function ofUse<T>(rowName: string, schema: z.ZodMiniType | undefined, values: readonly T[]): T[] {
  if (!schema) return [...values]
  const refusedBy = `${functionOf(rowName)} ${numberOf(schema)}`
  return values.filter((value) => isOfUse(schema, value, `${refusedBy} = ${brief(value)}`))
}

const fieldOf = (schema: z.ZodMiniType | undefined, field: string) =>
  (schema as { shape?: Record<string, z.ZodMiniType> } | undefined)?.shape?.[field]

/** A body's JSON value; undefined if it is not JSON. */
function jsonIn(raw: string | Uint8Array): unknown {
  try {
    return JSON.parse(String(raw))
  } catch {
    return undefined
  }
}

/** Twilio's form with hostile values, correctly signed, as after a bug at Twilio or from a strange customer. */
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
  const others = Object.keys(valid).filter((field) => !DECIDING.includes(field))
  return [
    ...DECIDING.flatMap((field) =>
      HOSTILE_TEXTS.map((text) => form(`${field} = ${brief(text)}`, { ...valid, [field]: text })),
    ),
    // All others at once, each with each text: none of them prevents the rest from being read.
    ...HOSTILE_TEXTS.map((text, i) => {
      const at = (n: number) => HOSTILE_TEXTS[(i + n) % HOSTILE_TEXTS.length] ?? ''
      return form(`from ${brief(text)} on`, { ...valid, ...Object.fromEntries(others.map((name, n) => [name, at(n)])) })
    }),
    ...HOSTILE_TEXTS.map((key) => form(`with ${brief(key)}`, { ...valid, [key]: 'x' })),
    ...HOSTILE_BODIES.map((raw) => ({ what: `body ${brief(raw)}`, path, raw })),
    ...CONTENT_TYPES.map((contentType) => ({ ...form(`as ${brief(contentType)}`, valid), contentType })),
  ]
}

/** A URL's length is limited; its segments are not empty, and consist of whole characters. */
const SHORT_TEXTS = HOSTILE_TEXTS.filter((text) => text.length < 5_000)
const SEGMENTS = SHORT_TEXTS.filter((text) => text !== '' && text.isWellFormed())

/** Hostile ids in the path and hostile values in the query. */
function addresses({ name: rowName, row, request }: NamedRow): Try[] {
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
      ofUse(rowName, fieldOf(row.params, name), SEGMENTS).map((text) => ({
        what: `{${name}} = ${brief(text)}`,
        path: pathOf(row, { ...params, [name]: text }),
        raw,
      })),
    ),
    ...queries.flatMap((name) =>
      ofUse(rowName, fieldOf(row.query, name), SHORT_TEXTS).map((text) => asked(name, text)),
    ),
    // Their content is not used: it is enough that they are present.
    ...['__proto__', 'unknown'].flatMap((name) =>
      ['', '\u0000', '%00%2e%2e%2f%', '{"$ne":null}']
        .filter((text) => isFirst(`${functionOf(rowName)} ?${name} = ${text}`))
        .map((text) => asked(name, text)),
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

/** Routes that people open show errors on a page, a customer's file too. */
const isPageOf = ({ access, answers }: NamedRow['row']) =>
  answers === 'html' || answers === 'xml' || (access === 'visitor' && answers === 'redirect')

function isOneError(body: Record<string, unknown> | undefined, status: number): boolean {
  // For a number that another contact has, the response contains that contact's id.
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
