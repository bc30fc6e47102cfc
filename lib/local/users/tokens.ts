import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
  sign,
  verify,
} from 'node:crypto'
import { join } from 'node:path'
import { AwsError } from '../aws-json.ts'
import { readOrCreateJsonFile } from '../json-file.ts'
import type { Session, User } from './user.ts'

type Jwk = { kid: string; alg: string; kty: string; use: string; e: string; n: string }
type Jwks = { keys: Jwk[] }
type SigningKey = { kid: string; privateKey: KeyObject }
type Claims = Record<string, unknown>

/** The scope of an access token from the API's own sign-in: read, change and delete the holder's own account. */
export const OWN_ACCOUNT = 'aws.cognito.signin.user.admin'

export type Tokens = ReturnType<typeof openTokens>

/** Signs and reads the pool's tokens with the RSA key of the data folder. */
export function openTokens(options: { dir: string; issuer: string; clientId: string; validitySeconds: number }) {
  const { kid, pem } = readOrCreateJsonFile(join(options.dir, 'signing-key.json'), newKey)
  const key = { kid, privateKey: createPrivateKey(pem) }
  const publicKey = createPublicKey(pem)
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
  const jwks: Jwks = { keys: [{ kid, alg: 'RS256', kty: 'RSA', use: 'sig', e, n }] }

  function issue(
    user: User,
    session: Session,
    { scopes, now, nonce }: { scopes: string[]; now: number; nonce?: string },
  ) {
    const username = user.username ?? user.sub
    const clientId = session.client_id ?? options.clientId
    const iat = Math.floor(now / 1000)
    const common = {
      sub: user.sub,
      iss: options.issuer,
      origin_jti: session.origin_jti,
      event_id: randomUUID(),
      auth_time: session.auth_time,
      exp: iat + options.validitySeconds,
      iat,
    }
    return {
      AccessToken: jwt(key, {
        ...common,
        client_id: clientId,
        token_use: 'access',
        ...(scopes.length > 0 && { scope: scopes.join(' ') }),
        jti: randomUUID(),
        username,
      }),
      IdToken: jwt(key, {
        ...user.attributes,
        ...common,
        email_verified: user.attributes.email_verified === 'true',
        'cognito:username': username,
        ...(user.identities && { identities: user.identities.map(asClaim) }),
        ...(nonce && { nonce }),
        aud: clientId,
        token_use: 'id',
        jti: randomUUID(),
      }),
      ExpiresIn: options.validitySeconds,
      TokenType: 'Bearer',
    }
  }

  /** The claims of an access token; throws NotAuthorizedException if it is not ours or has expired. */
  function read(token: string | undefined, now: number): { sub: string; origin_jti: string; scope?: string } {
    const [head = '', body = '', signature = ''] = (token ?? '').split('.')
    const signed = verify('RSA-SHA256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'))
    const claims = signed ? JSON.parse(Buffer.from(body, 'base64url').toString()) : undefined
    if (claims?.token_use !== 'access') throw new AwsError('NotAuthorizedException', 'Invalid Access Token')
    if (claims.exp * 1000 <= now) throw new AwsError('NotAuthorizedException', 'Access Token has expired')
    return claims
  }

  return { jwks, issue, read }
}

type Identity = NonNullable<User['identities']>[number]
const asClaim = ({ provider, subject, linked_at, is_primary }: Identity) => ({
  dateCreated: String(linked_at),
  userId: subject,
  providerName: provider,
  providerType: 'OIDC',
  issuer: null,
  primary: String(is_primary),
})

function newKey(): { kid: string; pem: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { kid: randomUUID(), pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}

function jwt(key: SigningKey, claims: Claims): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ kid: key.kid, alg: 'RS256' })}.${part(claims)}`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key.privateKey).toString('base64url')}`
}
