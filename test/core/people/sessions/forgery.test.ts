import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startUsers } from '../../../../lib/local/users.ts'
import { startWorld, type World } from '../accounts/world.ts'
import { type Claims, claimsOf, encoded, keyed, keyOf, type PoolKey, signed } from './forge.ts'

let world: World
let token: string
let idToken: string
let pool: PoolKey
let otherPool: PoolKey & { issuer: string }
let claims: Claims
const stranger: PoolKey = { kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
/** Serves the stranger's key to any verifier that follows a URL in a token's header. */
let trap: Server
let trapUrl: string
let visits = 0

beforeAll(async () => {
  world = await startWorld()
  const ana = await world.signedIn('forged@ruiz.test')
  token = ana.jar.get('lw_access')?.value ?? ''
  claims = claimsOf(token)
  pool = keyOf(join(world.dir, 'users'))
  idToken = signed(pool, { ...claims, client_id: undefined, aud: claims.client_id, token_use: 'id' })

  const dir = join(world.dir, 'other-users')
  const users = await startUsers({ dir, invoke: async () => ({}), sendMail: async () => {} })
  otherPool = { ...keyOf(dir), issuer: String(claims.iss).replace(world.users.poolId, 'us-east-1_Another12') }
  await users.stop()

  trap = createServer((_, response) => {
    visits++
    response.end(JSON.stringify({ keys: [jwkOf(stranger)] }))
  })
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve))
  trapUrl = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/jwks.json`
})
afterAll(async () => {
  trap.close()
  await world.stop()
})

const jwkOf = ({ kid, publicKey }: PoolKey) => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
})
const pem = (type: 'spki' | 'pkcs1') => pool.publicKey.export({ type, format: 'pem' })
const parts = () => token.split('.') as [string, string, string]
const now = () => Math.floor(Date.now() / 1000)
/** Other claims than the pool's, with its own signature. */
const claiming = (change: Claims) => signed(pool, { ...claims, ...change })
const unsigned = (alg: string, signature = '') => `${encoded({ kid: pool.kid, alg })}.${parts()[1]}.${signature}`
const strangers = (header: Claims) => signed(stranger, claims, header)

const FORGERIES: Record<string, () => string> = {
  'alg none': () => unsigned('none'),
  'alg None': () => unsigned('None'),
  'alg NONE': () => unsigned('NONE'),
  'alg none with the old signature': () => unsigned('none', parts()[2]),
  'no alg at all': () => `${encoded({ kid: pool.kid })}.${parts()[1]}.${parts()[2]}`,
  'an alg that is no text': () => signed(pool, claims, { alg: ['RS256'] }),
  'HS256 with the public key': () => keyed(pem('spki'), claims, { kid: pool.kid }),
  'HS256 with the public key in its older form': () => keyed(pem('pkcs1'), claims, { kid: pool.kid }),
  'HS256 with the public key as bytes': () =>
    keyed(pool.publicKey.export({ type: 'spki', format: 'der' }), claims, { kid: pool.kid }),
  'HS256 with the modulus': () => keyed(String(jwkOf(pool).n), claims, { kid: pool.kid }),
  'HS256 with the published key set': () => keyed(JSON.stringify({ keys: [jwkOf(pool)] }), claims, { kid: pool.kid }),
  'HS256 with nothing': () => keyed('', claims, { kid: pool.kid }),
  'HS512 with the public key': () => keyed(pem('spki'), claims, { kid: pool.kid, alg: 'HS512' }),
  'RS512 with the right key': () => signed(pool, claims, { alg: 'RS512' }, 'RSA-SHA512'),
  'RS256 that is said to be ES256': () => signed(pool, claims, { alg: 'ES256' }),
  'another key under the right name': () => strangers({ kid: pool.kid }),
  'another key under its own name': () => strangers({}),
  'another key under no name': () => strangers({ kid: undefined }),
  'a key named by a path': () => strangers({ kid: '../../../../dev/null' }),
  'a key named by an address': () => strangers({ kid: trapUrl }),
  'a key named __proto__': () => strangers({ kid: '__proto__' }),
  'a key whose name is a list': () => strangers({ kid: [pool.kid] }),
  'the right key under another name': () => signed(pool, claims, { kid: 'another' }),
  'a key brought along (jwk)': () => strangers({ jwk: jwkOf(stranger) }),
  'a key brought along under the right name (jwk)': () => strangers({ kid: pool.kid, jwk: jwkOf(stranger) }),
  'a key set elsewhere (jku)': () => strangers({ jku: trapUrl }),
  'a key set elsewhere for the right name (jku)': () => strangers({ kid: pool.kid, jku: trapUrl }),
  'a certificate elsewhere (x5u)': () => strangers({ kid: pool.kid, x5u: trapUrl }),
  'a certificate brought along (x5c)': () => strangers({ kid: pool.kid, x5c: [encoded(jwkOf(stranger))] }),
  'another pool’s token': () => signed(otherPool, { ...claims, iss: otherPool.issuer }),
  'another pool’s key for our issuer': () => signed(otherPool, claims),
  'another pool as issuer': () => claiming({ iss: otherPool.issuer }),
  'another region as issuer': () => claiming({ iss: String(claims.iss).replace('us-east-1', 'eu-west-1') }),
  'an issuer that only begins like ours': () => claiming({ iss: `${claims.iss}.evil.test` }),
  'no issuer': () => claiming({ iss: undefined }),
  'another client': () => claiming({ client_id: 'another' }),
  'no client': () => claiming({ client_id: undefined }),
  'our client as audience only': () => claiming({ client_id: undefined, aud: claims.client_id }),
  'an id token': () => idToken,
  'an id token said to be for access': () =>
    claiming({ client_id: undefined, aud: claims.client_id, scope: undefined }),
  'another use': () => claiming({ token_use: 'refresh' }),
  'no use': () => claiming({ token_use: undefined }),
  'a token of tomorrow': () => claiming({ nbf: now() + 86_400 }),
  'a token of some seconds from now': () => claiming({ nbf: now() + 30 }),
  'a token without a sign-in': () => claiming({ origin_jti: undefined }),
  'other claims under the old signature': () =>
    `${parts()[0]}.${encoded({ ...claims, sub: randomUUID() })}.${parts()[2]}`,
  'no signature and no dot': () => parts().slice(0, 2).join('.'),
  'no signature': () => `${parts().slice(0, 2).join('.')}.`,
  'half a signature': () => token.slice(0, -170),
  'a signature without its last byte': () => token.slice(0, -2),
  'a fourth part': () => `${token}.${parts()[2]}`,
  'five parts, as of an encrypted token': () => `${token}..`,
  'claims cut off': () => `${parts()[0]}.${parts()[1].slice(0, 20)}.${parts()[2]}`,
  'claims that are a list': () => `${parts()[0]}.${encoded([claims])}.${parts()[2]}`,
  'claims that are nothing': () => `${parts()[0]}.${encoded(null)}.${parts()[2]}`,
  'a header only': () => parts()[0],
  'three dots': () => '...',
}

/** Tokens that the pool did sign, but that are not a session. */
const SPENT: Record<string, () => string> = {
  'a token that ran out': () => claiming({ exp: now() - 1 }),
  'a token that never runs out': () => claiming({ exp: undefined }),
  'a token whose end is a text': () => claiming({ exp: 'never' }),
  'a token of nobody': () => claiming({ sub: randomUUID() }),
  'a token without the time of its sign-in': () => claiming({ auth_time: undefined }),
}

/** The responses to two calls with this access token. */
async function answers(access: string | undefined, isRepeated = false) {
  const person = world.person()
  await person.get('/csrf-cookie')
  if (access !== undefined) person.jar.set('lw_access', { value: access, path: '/api', flags: '' })
  // If the page is told that it is out of date, that response contains the new CSRF token, and the page retries.
  if (isRepeated) await person.change('PATCH', '/api/me', { language: 'es' })
  const read = await person.get('/api/me')
  const write = await person.change('PATCH', '/api/me', { language: 'es' })
  return [read, write].map(({ status, text }) => ({ status, text }))
}

test('a token that we sign with the pool’s key as the pool does is a session', async () => {
  expect((await answers(claiming({})))[0]).toMatchObject({
    status: 200,
    text: expect.stringContaining('forged@ruiz.test'),
  })
})

describe('answered exactly as nobody is', () => {
  test.each(Object.entries(FORGERIES))('%s', async (_, forge) => {
    const nobody = await answers(undefined)
    expect(nobody.map(({ status }) => status)).toEqual([401, 401])
    expect(await answers(forge())).toEqual(nobody)
  })
  test.each(Object.entries(SPENT))('%s', async (_, forge) => {
    expect(await answers(forge(), true)).toEqual(await answers(undefined, true))
  })
})

test('no forgery changed anything, and no address out of a token was asked', async () => {
  expect((await answers(token))[0]?.text).toContain('"language":"en"')
  expect(visits).toBe(0)
})
