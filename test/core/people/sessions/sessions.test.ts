import {
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startWorld, type World } from '../accounts/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const NEW_PASSWORD = 'Another1Horse'
const flagsOf = (person: ReturnType<World['person']>) =>
  Object.fromEntries([...person.jar].map(([name, { flags }]) => [name, flags]))

test('a session is three cookies: two that no script reads, and the CSRF token; marks of the browser are no script’s either', async () => {
  const ana = await world.signedIn('cookies@ruiz.test')
  expect(flagsOf(ana)).toEqual({
    lw_access: 'Max-Age=2592000; Path=/api; HttpOnly; SameSite=Lax',
    lw_refresh: 'Max-Age=2592000; Path=/api/auth; HttpOnly; SameSite=Strict',
    'XSRF-TOKEN': 'Max-Age=2592000; Path=/; SameSite=Lax',
    lw_signup: 'Max-Age=86400; Path=/api/auth; HttpOnly; SameSite=Strict',
    lw_device: 'Max-Age=15552000; Path=/api/auth; HttpOnly; SameSite=Strict',
  })
})

test('behind https every cookie is Secure', async () => {
  const { PUBLIC_URL } = process.env
  process.env.PUBLIC_URL = 'https://app.lotwire.test'
  try {
    const ana = world.person()
    await ana.get('/csrf-cookie')
    await world.signedIn('secure@ruiz.test').then((signedIn) => {
      for (const { flags } of [...ana.jar.values(), ...signedIn.jar.values()]) expect(flags).toMatch(/; Secure(;|$)/)
    })
  } finally {
    process.env.PUBLIC_URL = PUBLIC_URL
  }
})

test.each([
  ['nobody', () => ''],
  ['a token that is none', () => 'no.such.token'],
  ['a token without a signature', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
  ['a token whose claims were changed', (token: string) => withClaims(token, { sub: 'somebody-else' })],
  ['a token that says alg none', (token: string) => withHeader(token, { alg: 'none' })],
  ['a token of another key', (token: string) => withHeader(token, { kid: 'another' })],
])('%s is not signed in', async (_, spoil) => {
  const ana = await world.signedIn(`token-${Math.random()}@ruiz.test`)
  const access = ana.jar.get('lw_access')
  if (access) access.value = spoil(access.value)
  expect(await ana.get('/api/me')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
})

function withClaims(token: string, claims: object): string {
  const [head = '', body = '', signature = ''] = token.split('.')
  return [head, changed(body, claims), signature].join('.')
}
function withHeader(token: string, header: object): string {
  const [head = '', body = '', signature = ''] = token.split('.')
  return [changed(head, header), body, signature].join('.')
}
const changed = (part: string, change: object) =>
  Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(part, 'base64url').toString()), ...change })).toString(
    'base64url',
  )

test('a refresh renews the session, as often as it is asked', async () => {
  const ana = await world.signedIn('refresh@ruiz.test')
  for (let i = 0; i < 2; i++) {
    expect(await ana.post('/api/auth/refresh')).toMatchObject({ status: 200, body: { message: 'Session renewed.' } })
    expect((await ana.get('/api/me')).status).toBe(200)
  }
})

test('two tabs that refresh at once, or one whose answer was lost, stay signed in', async () => {
  const ana = await world.signedIn('tabs@ruiz.test')
  const tabs = [ana.copy(), ana.copy(), ana.copy()]
  const answers = await Promise.all(tabs.map((tab) => tab.post('/api/auth/refresh')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const tab of [...tabs, ana]) expect((await tab.post('/api/auth/refresh')).status).toBe(200)
})

test('what a browser holds opens nothing at the user pool', async () => {
  const ana = await world.signedIn('holds@ruiz.test')
  const pool = new CognitoIdentityProviderClient({ endpoint: world.users.url })
  const { clientId: ClientId, clientSecret: ClientSecret } = world.users
  const [AccessToken, RefreshToken] = ['lw_access', 'lw_refresh'].map((name) => ana.jar.get(name)?.value)
  const refused = expect.objectContaining({ name: 'NotAuthorizedException' })
  await expect(pool.send(new GetUserCommand({ AccessToken }))).rejects.toEqual(refused)
  const change = { AccessToken, PreviousPassword: PASSWORD, ProposedPassword: NEW_PASSWORD }
  await expect(pool.send(new ChangePasswordCommand(change))).rejects.toEqual(refused)
  const refresh = { ClientId, ClientSecret, RefreshToken }
  await expect(pool.send(new GetTokensFromRefreshTokenCommand(refresh))).rejects.toEqual(refused)
})

test('a logout that the pool refuses to carry out is no logout that went well, and the session is over all the same', async () => {
  const ana = await world.signedIn('refused-logout@ruiz.test')
  const kept = ana.copy()
  const { USER_POOL_CLIENT_SECRET } = process.env
  process.env.USER_POOL_CLIENT_SECRET = 'another'.repeat(5)
  try {
    expect((await ana.post('/api/auth/logout')).status).toBe(500)
  } finally {
    process.env.USER_POOL_CLIENT_SECRET = USER_POOL_CLIENT_SECRET
  }
  expect((await kept.get('/api/me')).status).toBe(401)
  expect((await ana.post('/api/auth/logout')).status).toBe(200)
  expect((await kept.post('/api/auth/refresh')).status).toBe(401)
})

test('a page whose access cookie is gone renews its session with the CSRF token that it holds', async () => {
  const ana = await world.signedIn('renewed@ruiz.test')
  ana.jar.delete('lw_access')
  expect((await ana.post('/api/auth/refresh')).status).toBe(200)
  expect((await ana.get('/api/me')).status).toBe(200)
})

test('who is not signed in hears that first, with a CSRF token or without', async () => {
  const unauthenticated = { status: 401, body: { code: 'unauthenticated' } }
  expect(await world.person().send('POST', '/api/auth/refresh')).toMatchObject(unauthenticated)
  expect(await world.person().send('PATCH', '/api/me', { language: 'es' })).toMatchObject(unauthenticated)
})

test.each([
  ['without a session', false, undefined],
  ['with a refresh token that is none', true, 'nonsense'],
])('a refresh %s is refused', async (_, isSignedIn, refresh) => {
  const ana = isSignedIn ? await world.signedIn(`refused-${refresh}@ruiz.test`) : world.person()
  if (refresh) ana.jar.set('lw_refresh', { value: refresh, path: '/api/auth', flags: '' })
  expect(await ana.post('/api/auth/refresh')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
})

test('a logout ends copies of the cookies at once, and no other session of the person', async () => {
  const email = 'logout@ruiz.test'
  const ana = await world.signedIn(email)
  const kept = ana.copy()
  const phone = world.person()
  await phone.post('/api/auth/login', { email, password: PASSWORD })

  expect(await ana.post('/api/auth/logout')).toMatchObject({ status: 200, body: { message: 'Logged out.' } })
  expect([...ana.jar.keys()].filter((name) => /access|refresh/.test(name))).toEqual([])
  expect((await kept.get('/api/me')).status).toBe(401)
  expect((await kept.post('/api/auth/refresh')).status).toBe(401)
  expect((await phone.get('/api/me')).status).toBe(200)
  expect((await ana.post('/api/auth/logout')).status).toBe(200)
})

test('a new password ends every session, and the old password', async () => {
  const email = 'reset@ruiz.test'
  const ana = await world.signedIn(email)
  const stranger = ana.copy()
  await ana.post('/api/auth/forgot-password', { email })
  const mail = await world.mailTo(email, 2)
  const link = `${world.url}/reset-password?email=reset%40ruiz.test&code=${world.codeOf(mail)}`
  expect(mail.text.split('\n')).toContain(link)

  const reset = { email, code: world.codeOf(mail), password: NEW_PASSWORD }
  const owner = world.person()
  expect((await owner.post('/api/auth/reset-password', { ...reset, password: 'weak' })).body.errors.password).toBe(
    'Use at least 8 characters.',
  )
  expect((await owner.post('/api/auth/reset-password', { ...reset, code: '1' })).body.code).toBe('code_wrong')
  expect((await owner.post('/api/auth/reset-password', reset)).status).toBe(200)
  expect((await owner.post('/api/auth/reset-password', reset)).body.code).toBe('code_wrong')

  expect((await stranger.get('/api/me')).status).toBe(401)
  expect((await stranger.post('/api/auth/refresh')).status).toBe(401)
  expect((await owner.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401)
  expect((await owner.post('/api/auth/login', { email, password: NEW_PASSWORD })).status).toBe(200)
  expect((await owner.get('/api/me')).status).toBe(200)
})

test('a wrong password and an unknown address read the same', async () => {
  await world.verified('known@ruiz.test')
  const [wrong, unknown] = await Promise.all(
    ['known@ruiz.test', 'unknown@ruiz.test'].map((email) =>
      world.person().post('/api/auth/login', { email, password: 'Wrong1Password' }),
    ),
  )
  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  expect(unknown?.text).toBe(wrong?.text)
})
