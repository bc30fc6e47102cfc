import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider'
import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { AwsError } from '../aws-json.ts'
import { issueTokens } from './issue-tokens.ts'
import { disabled, type Pool } from './pool.ts'
import { OWN_ACCOUNT } from './tokens.ts'
import type { Session, User } from './user.ts'

/** This many exchanged tokens are remembered, so that their reuse is distinguished from an unknown token. */
const TOKENS_KEPT = 100

/** A secret for its holder alone: only the hash is stored. */
export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(96).toString('base64url')
  return { secret, hash: hashOf(secret) }
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Signs in: returns access and ID tokens, and the refresh token that renews them. */
export async function startSession(
  pool: Pool,
  user: User,
  hosted?: { clientId: string; scopes: string[]; nonce?: string },
): Promise<AuthenticationResultType> {
  const now = pool.now()
  const { secret, hash } = newSecret()
  const session = {
    origin_jti: randomUUID(),
    refresh_tokens: [{ hash }],
    auth_time: Math.floor(now / 1000),
    expires_at: now + (hosted ? SESSION_LIVES.providerSignIn : SESSION_LIVES.refreshToken) * 1000,
    revoked: false,
    ...(hosted && { client_id: hosted.clientId, scopes: hosted.scopes }),
  }
  user.sessions.push(session)
  pool.users.save(user, now)
  const tokens = await issueTokens(pool, user, session, hosted ? 'HostedAuth' : 'Authentication', {
    nonce: hosted?.nonce,
  })
  return { ...tokens, RefreshToken: secret }
}

/**
 * New tokens for a session that is still valid. The next refresh token expires when the first one would have; the given
 * one works for the grace period, so that a client may retry, and is then refused as reused.
 */
export async function refreshSession(
  pool: Pool,
  given: { clientId: string; refreshToken?: string; clientMetadata?: Record<string, string> },
): Promise<AuthenticationResultType> {
  const { clientMetadata } = given
  const hash = hashOf(given.refreshToken ?? '')
  const user = pool.users.findBySession(hash)
  const session = user?.sessions.find((each) => tokenIn(each, hash))
  const token = session && tokenIn(session, hash)
  if (!user || !token || clientOf(pool, session) !== given.clientId)
    throw new AwsError('NotAuthorizedException', 'Invalid Refresh Token')
  if (session.revoked) throw new AwsError('NotAuthorizedException', 'Refresh Token has been revoked')
  if (session.expires_at <= pool.now()) throw new AwsError('NotAuthorizedException', 'Refresh Token has expired')
  if (!user.enabled) throw disabled()
  if (token.serves_until !== undefined && token.serves_until <= pool.now())
    throw new AwsError('RefreshTokenReuseException', 'Refresh Token has been rotated')

  const tokens = await issueTokens(pool, user, session, 'RefreshTokens', { clientMetadata })
  token.serves_until ??= pool.now() + pool.graceMs
  const next = newSecret()
  session.refresh_tokens = [...session.refresh_tokens, { hash: next.hash }].slice(-TOKENS_KEPT)
  pool.users.save(user, pool.now())
  return { ...tokens, RefreshToken: next.secret }
}

/** The client that a session was begun with. */
const clientOf = (pool: Pool, session: Session) => session.client_id ?? pool.clientId

const tokenIn = ({ refresh_tokens }: Session, hash: string) => refresh_tokens.find((token) => token.hash === hash)

/** Ends one session by its refresh token. An unknown or already ended token is not an error (RFC 7009). */
export function revokeSession(pool: Pool, clientId: string, token: string | undefined): void {
  if (token?.split('.').length === 3) {
    throw new AwsError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.')
  }
  const hash = hashOf(token ?? '')
  const user = pool.users.findBySession(hash)
  const session = user?.sessions.find((each) => tokenIn(each, hash))
  if (!user || !session) return
  if (clientOf(pool, session) !== clientId)
    throw new AwsError('UnauthorizedException', 'The token was not issued to this client.')
  session.revoked = true
  pool.users.save(user, pool.now())
}

export function revokeAllSessions(user: User): void {
  for (const session of user.sessions) session.revoked = true
}

/** The user of an access token, as long as its session was not ended. */
export function userOfToken(pool: Pool, accessToken: string | undefined): User {
  const { sub, origin_jti, scope = '' } = pool.tokens.read(accessToken, pool.now())
  const user = pool.users.find(sub)
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.')
  if (!user.enabled) throw disabled()
  const session = user.sessions.find((each) => each.origin_jti === origin_jti)
  if (!session || session.revoked) throw new AwsError('NotAuthorizedException', 'Access Token has been revoked')
  if (!scope.split(' ').includes(OWN_ACCOUNT))
    throw new AwsError('NotAuthorizedException', 'Access Token does not have required scopes')
  return user
}
