import { byAddress } from '#contract/customers/channels/addresses.ts'
import { decryptSecret } from '../../platform/aws/secrets.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findConnection } from './door.ts'
import { lostCode } from './own-senders.ts'

/** Lifetime of a cached connection: a changed number or account takes effect within that time. */
const CACHE_MS = 30_000

export type OpenConnection = NonNullable<Awaited<ReturnType<typeof readOpen>>>

const cache = new Map<string, { connection: OpenConnection; until: number }>()

/**
 * An organization's Twilio account, ready to use; undefined if none is connected. Cached for half a minute: `fresh`
 * reads again, for when Twilio does not accept the credentials (20003).
 */
export async function openConnection(org: OrgId, { fresh = false } = {}): Promise<OpenConnection | undefined> {
  const known = cache.get(org)
  if (known && !fresh && known.until > Date.now()) return known.connection
  const connection = await readOpen(org)
  if (connection) cache.set(org, { connection, until: Date.now() + CACHE_MS })
  else cache.delete(org)
  return connection
}

async function readOpen(org: OrgId) {
  const stored = await findConnection(org)
  if (!stored?.account_sid || !stored.auth_token) return undefined
  const { account_sid, messaging_service_sid, twiml_app_sid, is_ours = false, lines = {} } = stored
  const { token, previous_token, imported_until } = stored
  const auth_token = await decryptSecret(org, 'auth_token', stored.auth_token)
  return {
    org,
    account_sid,
    auth_token,
    senders: byAddress((kind) => stored.senders[kind]),
    messaging_service_sid,
    twiml_app_sid,
    token,
    previous_token,
    imported_until,
    is_ours,
    lines,
    lost: byAddress((kind) => lostCode(stored, kind)),
  }
}
