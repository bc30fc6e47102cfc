import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { csrfTokenFor } from '../../functions/serve/csrf.ts'
import { PASSWORD, startWorld, type World } from '../core/people/accounts/world.ts'
import type { Person } from '../person.ts'

let world: World
let signedIn: Person
let ana: Person
beforeAll(async () => {
  world = await startWorld()
  signedIn = await world.signedIn('csrf@ruiz.test')
})
beforeEach(() => {
  ana = signedIn.copy()
})
afterAll(() => world.stop())

const tokenOf = (person: Person) => person.jar.get('XSRF-TOKEN')?.value ?? ''
const change = (headers: Record<string, string> = {}) => ana.change('PATCH', '/api/me', { language: 'es' }, { headers })
const bothAs = async (token: string) => {
  ana.jar.set('XSRF-TOKEN', { value: token, path: '/', flags: '' })
  return change()
}

test('a change from our own page is made', async () => {
  expect((await change({ origin: world.url })).status).toBe(200)
})

test.each<[string, () => Promise<{ status: number; body: unknown }>]>([
  ['no token', () => ana.send('PATCH', '/api/me', { language: 'es' })],
  ['another token than the cookie’s', () => change({ 'x-xsrf-token': `${tokenOf(ana)}x` })],
  [
    'no cookie',
    () => {
      const token = tokenOf(ana)
      ana.jar.delete('XSRF-TOKEN')
      const headers = { 'x-xsrf-token': token, 'x-requested-with': 'XMLHttpRequest' }
      return ana.send('PATCH', '/api/me', { language: 'es' }, { headers })
    },
  ],
  ['a token that somebody made up', () => bothAs('nonce..signature')],
  ['an empty token', () => bothAs('')],
  [
    'a token from before the login',
    async () => {
      const before = world.person()
      await before.get('/csrf-cookie')
      return bothAs(tokenOf(before))
    },
  ],
  [
    'the token of another session of the same person',
    async () => {
      const phone = world.person()
      await phone.post('/api/auth/login', { email: 'csrf@ruiz.test', password: PASSWORD })
      return bothAs(tokenOf(phone))
    },
  ],
  ['another origin', () => change({ origin: 'https://evil.test' })],
  ['an origin that hides', () => change({ origin: 'null' })],
  ['no X-Requested-With', () => change({ 'x-requested-with': '' })],
])('a change with %s is refused', async (_, attempt) => {
  expect(await attempt()).toMatchObject({ status: 403, body: { code: 'csrf' } })
  expect((await signedIn.get('/api/me')).status).toBe(200)
})

test('the token that comes with a refusal is the right one, and none comes for another origin', async () => {
  ana.jar.set('XSRF-TOKEN', { value: 'lost', path: '/', flags: '' })
  expect((await change({ origin: 'https://evil.test' })).headers['set-cookie']).toBeUndefined()
  expect((await change()).status).toBe(403)
  expect((await change()).status).toBe(200)
})

test('a signed-in person who fetches the CSRF cookie again stays able to change things', async () => {
  const before = tokenOf(ana)
  expect((await ana.get('/csrf-cookie')).status).toBe(204)
  expect(tokenOf(ana)).not.toBe(before)
  expect((await change()).status).toBe(200)
})

test('sign-up and login need the token too', async () => {
  const nobody = world.person()
  for (const [path, body] of [
    ['/api/auth/signup', world.signUpForm('nocsrf@ruiz.test')],
    ['/api/auth/login', { email: 'csrf@ruiz.test', password: PASSWORD }],
  ] as const) {
    expect(await nobody.send('POST', path, body)).toMatchObject({ status: 403, body: { code: 'csrf' } })
  }
})

test('after a logout the new token is nobody’s, and the old one is dead', async () => {
  const email = 'leaves@ruiz.test'
  const leaving = await world.signedIn(email)
  const old = leaving.copy().jar.get('XSRF-TOKEN')
  await leaving.post('/api/auth/logout')
  expect((await leaving.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
  if (old) leaving.jar.set('XSRF-TOKEN', old)
  expect((await leaving.post('/api/auth/logout')).status).toBe(403)
})

test('without a key no token is made', () => {
  vi.stubEnv('CSRF_KEY', '')
  expect(() => csrfTokenFor('session')).toThrow('CSRF_KEY')
  vi.unstubAllEnvs()
})
