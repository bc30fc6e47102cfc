import { beforeAll, expect, test, vi } from 'vitest'
import { csrfTokenFor } from '../../functions/serve/csrf.ts'
import { allFollowed } from '../all-followed.ts'
import type { TestOrganization } from '../cloud.ts'
import {
  type Client,
  callConsole,
  mailTo,
  newEmail,
  newOrganization,
  openClient,
  openCloud,
  PASSWORD,
} from '../cloud.ts'
import { newConversation } from '../dealership.ts'
import { atDoor } from '../door.ts'
import type { Person } from '../person.ts'
import type { Target } from '../request.ts'
import { namedRows, requestOf } from '../requests.ts'
import { itemsWith } from '../table-items.ts'

/** A request that another site's page, or an outdated one, may send with the browser's cookies. */
type Forgery = (own: Person) => { headers: Record<string, string>; cookie?: string }

let ours: TestOrganization
let stranger: Client
let target: Target
beforeAll(async () => {
  ours = await newOrganization()
  const account = await ours.connect()
  target = await newConversation(ours, { to: account.whatsapp_from, name: 'Carla Customer' })
  stranger = (await newOrganization()).client
  const guest = await openClient()
  await guest.get('/csrf-cookie')
  const [earlierOne, beside] = [tokenIn(await earlier()), tokenIn(await again())]
  tokens = { theirs: tokenIn(stranger), nobodys: tokenIn(guest), before: earlierOne, beside }
  await allFollowed()
  before = await itemsWith([ours.org, ours.ownerId])
})

/** All of ours before anything was forged. */
let before: Record<string, unknown>
let tokens: { theirs: string; nobodys: string; before: string; beside: string }
const tokenIn = ({ jar }: Pick<Person, 'jar'>) => jar.get('XSRF-TOKEN')?.value ?? ''
const XHR = { 'x-requested-with': 'XMLHttpRequest' }
const right = (own: Person) => ({ ...XHR, 'x-xsrf-token': tokenIn(own) })
const withBoth = (token: () => string): Forgery => {
  return () => ({ headers: { ...XHR, 'x-xsrf-token': token() }, cookie: token() })
}

/** One for each question that is asked of a request. */
const ofEachKind: [string, Forgery][] = [
  ['no token', () => ({ headers: XHR })],
  ['another session’s token, planted as the cookie', withBoth(() => tokens.theirs)],
  ['another site’s origin', (own) => ({ headers: { ...right(own), origin: 'https://evil.example' } })],
  ['no X-Requested-With', (own) => ({ headers: { 'x-xsrf-token': tokenIn(own) } })],
]
const forgeries: [string, Forgery][] = [
  ...ofEachKind,
  ['an empty token', () => ({ headers: { ...XHR, 'x-xsrf-token': '' } })],
  ['a wrong token', () => ({ headers: { ...XHR, 'x-xsrf-token': tokens.theirs } })],
  ['a token that is not in the cookie', (own) => ({ headers: right(own), cookie: tokens.theirs })],
  ['a token without its cookie', (own) => ({ headers: right(own), cookie: '' })],
  ['a made-up token, planted as the cookie', withBoth(() => 'a.b.c')],
  ['a token of nobody’s session, planted as the cookie', withBoth(() => tokens.nobodys)],
  ['the token of one’s own earlier session, planted as the cookie', withBoth(() => tokens.before)],
  ['the token of another session of the same person, planted as the cookie', withBoth(() => tokens.beside)],
  ['a token whose signature is cut', (own) => withBoth(() => tokenIn(own).slice(0, -1))(own)],
  ['the origin null', (own) => ({ headers: { ...right(own), origin: 'null' } })],
  ['the origin of another port', (own) => ({ headers: { ...right(own), origin: 'http://localhost:1' } })],
  ['another X-Requested-With', (own) => ({ headers: { ...right(own), 'x-requested-with': 'fetch' } })],
  ['a form’s content type and nothing else', () => ({ headers: { 'content-type': 'text/plain' } })],
]

/** The headers of a forgery, whose planted cookie is in the jar. */
function forgedBy(own: Person, forge: Forgery): Record<string, string> {
  const { headers, cookie } = forge(own)
  if (cookie !== undefined) own.jar.set('XSRF-TOKEN', { value: cookie, path: '/', flags: '' })
  return headers
}

const withoutSession = ['signed', 'visitor']
const changing = namedRows.filter(({ row }) => row.method !== 'GET' && !withoutSession.includes(row.access))

// One guard asks for all rows: each is tried with one kind of forgery, and one row with every forgery below.
const tried = changing.map((row, i) => ({ ...row, kind: ofEachKind[i % ofEachKind.length] as (typeof ofEachKind)[0] }))
test.each(tried)('$name is refused to forged requests', async ({ kind: [name, forge], ...row }) => {
  const { method, path, body } = requestOf(row, target)
  const own = ours.client.copy().at(atDoor)
  const headers = forgedBy(own, forge)
  const answer = await own.send(method, path, body, { headers })
  expect(answer, name).toMatchObject({ status: 403, body: { message: expect.any(String), code: 'csrf' } })
  const set = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split('=')[0])
  const expected = headers.origin === undefined ? ['XSRF-TOKEN'] : []
  expect(set, name).toEqual(expected)
})

test.each(forgeries)('%s is refused through the gateway as well', async (_, forge) => {
  const own = ours.client.copy()
  const headers = forgedBy(own, forge)
  const answer = await own.send('PATCH', '/api/me', { language: 'es' }, { headers })
  expect(answer).toMatchObject({ status: 403, body: { code: 'csrf' } })
  expect((await ours.client.get('/api/me')).status).toBe(200)
})

test('nothing has changed by any of these requests', async () => {
  expect(await itemsWith([ours.org, ours.ownerId])).toEqual(before)
})

test('a forged sign-up sends no mail', async () => {
  const [forged, honest] = [newEmail('forged'), newEmail('honest')]
  const form = (email: string) => ({ email, password: PASSWORD, firstName: 'F', lastName: 'G', organization: 'H' })
  const client = await openClient()
  await client.get('/csrf-cookie')
  expect((await client.send('POST', '/api/auth/signup', form(forged))).status).toBe(403)
  expect((await client.post('/api/auth/signup', form(honest))).status).toBe(200)
  await mailTo(honest)
  expect((await callConsole('GET', `mail?to=${forged}`)).body.mails).toEqual([])
})

test('a page that is refused gets the token it lacks along with the refusal', async () => {
  const own = ours.client.copy()
  own.jar.delete('XSRF-TOKEN')
  expect((await own.send('PATCH', '/api/me', { language: 'en' }, { headers: XHR })).status).toBe(403)
  expect((await own.change('PATCH', '/api/me', { language: 'en' })).status).toBe(200)
})

test('a change from our own page is made, also after its token was fetched again', async () => {
  const { url } = await openCloud()
  const own = ours.client.copy()
  const change = () => own.change('PATCH', '/api/me', { language: 'en' }, { headers: { origin: url } })
  expect((await change()).status).toBe(200)
  const before = tokenIn(own)
  expect((await own.get('/csrf-cookie')).status).toBe(204)
  expect(tokenIn(own)).not.toBe(before)
  expect((await change()).status).toBe(200)
})

test('without a key no token is made', () => {
  vi.stubEnv('CSRF_KEY', '')
  expect(() => csrfTokenFor('session')).toThrow('CSRF_KEY')
  vi.unstubAllEnvs()
})

const credentials = () => ({ email: ours.email, password: PASSWORD })
async function again() {
  const client = await openClient()
  await client.post('/api/auth/login', credentials())
  return client
}

/** A session of the same person that has ended. */
async function earlier() {
  const client = await again()
  const jar = new Map(client.jar)
  await client.post('/api/auth/logout')
  return { jar }
}
