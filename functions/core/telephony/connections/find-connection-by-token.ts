import { decryptSecret } from '../../platform/aws/secrets.ts'
import { findHook } from './store.ts'

/** Remembering a connection saves one read per webhook; a changed auth token shows by its signature. */
const CACHE_MS = 60_000

export interface Hooked {
  org: string
  /** Absent until an account is connected: until then, no signature can be valid. */
  account_sid?: string
  auth_token?: string
  /** What its messages leave from, by kind of address; absent where only the connection knows. */
  senders?: Record<string, string>
}

const cache = new Map<string, { hooked: Hooked; until: number }>()

/**
 * The organization that this token belongs to, with the data to check the signature; undefined for an unknown token.
 * `fresh` reads again, strongly consistent: for a signature that fails with the remembered data.
 */
export async function findConnectionByToken(token: string, { fresh = false } = {}): Promise<Hooked | undefined> {
  const known = cache.get(token)
  if (known && !fresh && known.until > Date.now()) return known.hooked
  cache.delete(token)
  const hook = await findHook(token, fresh)
  if (!hook) return undefined
  const { org, account_sid, senders } = hook
  if (!account_sid || !hook.auth_token) return { org }
  const hooked = { org, account_sid, senders, auth_token: await decryptSecret(org, 'auth_token', hook.auth_token) }
  cache.set(token, { hooked, until: Date.now() + CACHE_MS })
  return hooked
}
