import twilio from 'twilio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERROR_CODES } from '#contract/errors.ts'
import { pathOf } from '#contract/route.ts'
import { AppError } from '../functions/core/platform/errors.ts'
import { answerError } from '../functions/serve/answer-error.ts'
import { readInput } from '../functions/serve/read-input.ts'
import type { TwilioAccount } from '../lib/local/twilio.ts'
import { type Client, logIn, newOrganization, openCloud, type TestOrganization } from './cloud.ts'
import { newConversation } from './dealership.ts'
import { atDoor, eventOf } from './door.ts'
import { conversationIds, dealershipIds } from './held-ids.ts'
import { CONTENT_TYPES, HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_VALUES, seeded } from './hostile.ts'
import type { Target } from './request.ts'
import type { NamedRow } from './requests.ts'
import { namedRows } from './requests.ts'

interface Try {
  what: string
  path: string
  raw?: string | Uint8Array
  contentType?: string
  /** A field's value in place of the valid one. */
  change?: { part: 'query' | 'body'; field: string; value: unknown }
}

/** Number of random bodies of a row, in addition to the fixed ones. */
const RANDOM_BODIES = 5
/** The fields that determine how the rest of Twilio's form is read. */
const DECIDING = ['AccountSid', 'MessageSid', 'From', 'To', 'MessageStatus']
const AT_ONCE = 6

let ours: TestOrganization
let target: Target
let account: TwilioAccount
let publicUrl: string
let admin: Client
beforeAll(async () => {
  ours = await newOrganization()
  account = await ours.connect()
  const conversation = await newConversation(ours, { to: account.whatsapp_from, name: 'Mal Formed' })
  // Ids that lead somewhere: the values beside them then reach the code behind the lookup.
  const person = (await ours.addMember({ role: 'agent' })).id
  const ids = { ...(await conversationIds(ours.client, conversation)), ...(await dealershipIds(ours)) }
  const { note, group, template, call, scheduled } = ids
  target = { ...conversation, person, note, group, template, call, scheduled }
  publicUrl = (await openCloud()).url
  admin = (await ours.addMember({ role: 'owner', is_system_admin: true })).client
})

test.each(namedRows)('$name answers whatever it is sent with one form of error, and never fails', async (row) => {
  const faults: string[] = []
  const valid = validOf(row)
  // What the schemas make equal is equal to all code behind them.
  const passed = new Map<string, Try>()
  for (const one of [valid, ...bodies(row), ...addresses(row)]) {
    const { fault, input } = await read(row, one)
    if (fault) faults.push(`${one.what}: ${fault}`)
    if (input !== undefined && !passed.has(input)) passed.set(input, one)
  }
  const person = await personFor(row)
  const { status } = await send(person, row, valid)
  // A visitor's token stands in a header, which no example has.
  if (row.row.access !== 'visitor' && (status === 401 || status === 403))
    faults.push(`The valid request is refused: ${status}`)

  const tries = [...passed.values()].filter((one) => one !== valid)
  const singly = new Set(tries.filter(({ change }) => change === undefined))
  const fault = async (one: Try) => {
    const answer = await send(person, row, one)
    const found = faultOf(row, answer)
    if (found) faults.push(`${one.what}: ${found}`)
    return answer
  }
  await atOnce(together(row, tries), async ({ all, each }) => {
    const answer = await fault(all)
    // What refuses one field hides what the others would do; the valid request's own refusal hides them in any case.
    if (answer.status >= 400 && answer.status !== status) for (const one of each) singly.add(one)
  })
  await atOnce([...singly], fault)
  expect(faults).toEqual([])
})

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

/** Whoever the row is for: a call that ends a session gets a session of its own. */
async function personFor({ row }: NamedRow): Promise<Pick<Client, 'get' | 'change'>> {
  const person = row.session
    ? (await ours.addMember({ role: 'owner' })).client
    : row.access === 'admin'
      ? admin
      : ours.client
  return person.at(atDoor)
}

async function atOnce<T>(all: T[], act: (one: T) => Promise<unknown>) {
  const queue = all.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of queue) await act(one)
    }),
  )
}

/** What a row's schemas make of a request: the input for the code behind them, a refusal in our form, or a fault. */
async function read({ row }: NamedRow, { path, raw, contentType = 'application/json' }: Try) {
  const headers = { 'content-type': contentType }
  const { event } = eventOf({ method: row.method, path, headers, address: '::1', text: raw })
  try {
    const input = await readInput(row, event)
    return { input: JSON.stringify([input, row.access === 'signed' && event.body]) }
  } catch (error) {
    if (!(error instanceof AppError)) return { fault: String(error) }
    const { statusCode = 500, body = '' } = answerError(error, event, 'en')
    const isRefusal = statusCode < 500 && isOneError(JSON.parse(body))
    return isRefusal ? {} : { fault: `${statusCode} ${body.slice(0, 200)}` }
  }
}

/** The valid request. */
function validOf({ row, request }: NamedRow): Try {
  const { params, query, body } = request?.(target) ?? {}
  if (row.access === 'signed') return form('the valid form', pathOf(row, params), validForm())
  const path = pathOf(row, params) + (query ? `?${new URLSearchParams(query)}` : '')
  return { what: 'the valid request', path, raw: row.method === 'GET' ? undefined : JSON.stringify(body ?? {}) }
}

/** Values that pass, a value of each field in one request, with the requests of each alone. */
function together(row: NamedRow, passed: Try[]): { all: Try; each: Try[] }[] {
  return (['query', 'body'] as const).flatMap((part) => {
    const changes = passed.filter(({ change }) => change?.part === part)
    const byField = Object.values(Object.groupBy(changes, ({ change }) => String(change?.field))) as Try[][]
    const most = Math.max(0, ...byField.map((tries) => tries.length))
    return Array.from({ length: most }, (_, i) => {
      const each = byField.flatMap((tries) => tries[i] ?? [])
      const given = Object.fromEntries(each.map(({ change }) => [change?.field, change?.value]))
      const what = each.map((one) => one.what).join(', ')
      return { all: { ...changed(row, part, given), what }, each }
    })
  })
}

/** The valid request with these values in its query or body. */
function changed(row: NamedRow, part: 'query' | 'body', given: object): Omit<Try, 'what'> {
  const { params, query, body } = row.request?.(target) ?? {}
  const path = pathOf(row.row, params)
  if (part === 'body') return { path, raw: JSON.stringify({ ...(body as object), ...given }) }
  const raw = row.row.method === 'GET' ? undefined : JSON.stringify(body ?? {})
  return { path: `${path}?${new URLSearchParams({ ...query, ...given })}`, raw }
}

const change = (row: NamedRow, part: 'query' | 'body', field: string, value: unknown): Try => ({
  what: `${part === 'query' ? '?' : ''}${field} = ${brief(value)}`,
  ...changed(row, part, { [field]: value }),
  change: { part, field, value },
})

/** The valid request's body, changed in every field; whole bodies of other kinds; and random bodies. */
function bodies(row: NamedRow): Try[] {
  if (row.row.method === 'GET') return []
  const { path, raw: text } = validOf(row)
  if (row.row.access === 'signed') return forms(path)

  const { body, takesFile, takesXml } = row.row
  if (!body && !takesFile && !takesXml) return [{ what: 'a body that nobody reads', path, raw: '{"a":1}' }]
  const valid = JSON.parse(String(text)) as Record<string, unknown>
  const json = (what: string, value: unknown): Try => ({ what, path, raw: JSON.stringify(value) ?? '' })
  const random = seeded(row.name.length * 7919 + row.name.charCodeAt(0))
  const strange = HOSTILE_TEXTS.map((key) => `${JSON.stringify(key)}:{"a":1}`)
  const beside = [...strange.filter((pair) => pair.length < 5_000), JSON.stringify(valid).slice(1, -1)]
  return [
    ...Object.keys(valid).flatMap((field) => HOSTILE_VALUES.map((value) => change(row, 'body', field, value))),
    ...Object.keys(valid).map((field) => json(`without ${field}`, { ...valid, [field]: undefined })),
    { what: 'with strange keys', path, raw: `{${beside.filter(Boolean)}}` },
    ...[...strange.map((pair) => `{${pair}}`), ...HOSTILE_BODIES].map((raw) => ({
      what: `body ${brief(raw)}`,
      path,
      raw,
    })),
    ...CONTENT_TYPES.map((contentType) => ({ what: `as ${brief(contentType)}`, path, raw: text, contentType })),
    ...Array.from({ length: RANDOM_BODIES }, (_, i) => json(`random ${i}`, randomValue(random, 4))),
  ]
}

const validForm = (): Record<string, string> => ({
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
})
const form = (what: string, path: string, fields: Record<string, string>): Try => ({
  what,
  path,
  raw: new URLSearchParams(fields).toString(),
  contentType: 'application/x-www-form-urlencoded',
})

/** Twilio's form with hostile values, correctly signed, as after a bug at Twilio or from a strange customer. */
function forms(path: string): Try[] {
  const valid = validForm()
  const others = Object.keys(valid).filter((field) => !DECIDING.includes(field))
  return [
    ...DECIDING.flatMap((field) =>
      HOSTILE_TEXTS.map((text) => form(`${field} = ${brief(text)}`, path, { ...valid, [field]: text })),
    ),
    // All others at once, each with each text: none of them prevents the rest from being read.
    ...HOSTILE_TEXTS.map((text, i) => {
      const at = (n: number) => HOSTILE_TEXTS[(i + n) % HOSTILE_TEXTS.length] ?? ''
      const given = Object.fromEntries(others.map((name, n) => [name, at(n)]))
      return form(`from ${brief(text)} on`, path, { ...valid, ...given })
    }),
    ...HOSTILE_TEXTS.map((key) => form(`with ${brief(key)}`, path, { ...valid, [key]: 'x' })),
    ...HOSTILE_BODIES.map((raw) => ({ what: `body ${brief(raw)}`, path, raw })),
    ...CONTENT_TYPES.map((contentType) => ({ ...form(`as ${brief(contentType)}`, path, valid), contentType })),
  ]
}

/** A URL's length is limited; its segments are not empty, and consist of whole characters. */
const SHORT_TEXTS = HOSTILE_TEXTS.filter((text) => text.length < 5_000)
const SEGMENTS = SHORT_TEXTS.filter((text) => text !== '' && text.isWellFormed())

/** Hostile ids in the path and hostile values in the query. */
function addresses(row: NamedRow): Try[] {
  const { params = {} } = row.request?.(target) ?? {}
  const { path, raw } = validOf(row)
  const queries = Object.keys((row.row.query as { shape?: object } | undefined)?.shape ?? {})
  return [
    ...Object.keys(params).flatMap((name) =>
      SEGMENTS.map((text) => ({
        what: `{${name}} = ${brief(text)}`,
        path: pathOf(row.row, { ...params, [name]: text }),
        raw,
      })),
    ),
    ...queries.flatMap((field) => SHORT_TEXTS.map((text) => change(row, 'query', field, text))),
    {
      what: 'a query that is none',
      path: `${path.split('?')[0]}?&&==%&a=%ff&__proto__=%00%2e%2f%25&unknown={"$ne":null}`,
      raw,
    },
  ]
}

async function send(
  person: Pick<Client, 'get' | 'change'>,
  { row }: NamedRow,
  { path, raw, contentType = 'application/json' }: Try,
) {
  const headers: Record<string, string> = {}
  if (raw !== undefined) headers['content-type'] = contentType
  if (row.access === 'signed') headers['x-twilio-signature'] = signatureOf(path, raw ?? '')
  return row.method === 'GET'
    ? person.get(path, { headers })
    : person.change(row.method, path, undefined, { raw, headers })
}

function faultOf({ row }: NamedRow, { status, body, text, headers }: Awaited<ReturnType<typeof send>>) {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (status < 400) return
  if (isPageOf(row) && headers['content-type'] === 'text/html; charset=utf-8') return
  return isOneError(body) ? undefined : `${status} ${text.slice(0, 200)}`
}

/** Routes that people open show errors on a page, a customer's file too. */
const isPageOf = ({ access, answers }: NamedRow['row']) =>
  answers === 'html' || answers === 'xml' || (access === 'visitor' && answers === 'redirect')

function isOneError(body: Record<string, unknown> | undefined): boolean {
  // For programs: the contact that has this number, or why this time cannot be booked.
  const { message, code, errors, contact_id: _, reason: __, ...rest } = body ?? {}
  const isKnown = ERROR_CODES.includes(code as never)
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
