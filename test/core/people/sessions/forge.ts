import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Claims = Record<string, unknown>
export type PoolKey = { kid: string; privateKey: KeyObject; publicKey: KeyObject }

/** A local user pool's signing key. */
export function keyOf(usersDir: string): PoolKey {
  const { kid, pem } = JSON.parse(readFileSync(join(usersDir, 'signing-key.json'), 'utf8'))
  return { kid, privateKey: createPrivateKey(pem), publicKey: createPublicKey(pem) }
}

export const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** A token signed like a user pool's, with any header and any claims. */
export function signed(
  key: Pick<PoolKey, 'kid' | 'privateKey'>,
  claims: Claims,
  header: Claims = {},
  hash = 'RSA-SHA256',
) {
  const text = `${encoded({ kid: key.kid, alg: 'RS256', ...header })}.${encoded(claims)}`
  return `${text}.${sign(hash, Buffer.from(text), key.privateKey).toString('base64url')}`
}

/** A token signed with a shared secret, accepted by verifiers that let the token choose its algorithm. */
export function keyed(secret: string | Buffer, claims: Claims, header: Claims) {
  const text = `${encoded({ alg: 'HS256', ...header })}.${encoded(claims)}`
  const hash = `sha${String(header.alg ?? 'HS256').slice(2)}`
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}
