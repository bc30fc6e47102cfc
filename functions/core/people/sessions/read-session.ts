import { isByProvider, verifySignature } from '../pool/tokens.ts'

/** An access token's claims about its sign-in, `by` password or a provider; times in epoch seconds. */
export type SessionToken = { sub: string; origin_jti: string; auth_time: number; exp: number; by?: 'provider' }

/**
 * The sign-in of an access token that our pool signed for our client, or undefined. An expired one is still read: it no
 * longer authenticates (`authenticateCaller`), but identifies the session of a browser's CSRF token.
 */
export async function readSession(accessToken: string | undefined): Promise<SessionToken | undefined> {
  const claims = accessToken ? await verifySignature(accessToken) : undefined
  if (!claims?.origin_jti) return
  const { sub, origin_jti, auth_time, exp } = claims
  return { sub, origin_jti, auth_time, exp, ...(isByProvider(claims) && { by: 'provider' }) }
}
