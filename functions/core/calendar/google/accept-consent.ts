import type { GoogleOutcome } from '#contract/calendar/google.ts'
import { findCaller } from '../../people/accounts/find-caller.ts'
import { removeNews } from '../../people/notifications/record-news.ts'
import { readSession } from '../../people/sessions/read-session.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import { encryptSecret } from '../../platform/aws/secrets.ts'
import type { Guest, OrgId } from '../../platform/ctx.ts'
import { logFailure, logWarning } from '../../platform/log.ts'
import { unseal } from '../../platform/seals.ts'
import { removeEvents } from './events-store.ts'
import { Claims, type Tokens } from './google-answers.ts'
import { GoogleAway, GoogleEnded } from './google-errors.ts'
import { requestTokens, revokeToken } from './request-tokens.ts'
import { BUSY_SCOPE, EVENTS_SCOPE, hashOf, newsOfEnd } from './rules.ts'
import { redirectUri, VERIFIER } from './start-consent.ts'
import { findAccount, putAccount, takeState } from './store.ts'

interface Returned {
  code?: string
  state?: string
  error?: string
  /** The access token in the browser's cookie, which may have expired on the way. */
  access?: string
}

/** Connects the account that someone allowed on Google's consent page, and sends them back to their calendar. */
export async function acceptConsent(guest: Guest, returned: Returned) {
  return { location: `/calendar?google=${await outcomeOf(guest, returned)}` }
}

async function outcomeOf({ now, requestId }: Guest, { code, state, error, access }: Returned): Promise<GoogleOutcome> {
  const begun = state && (await takeState(hashOf(state)))
  const session = await readSession(access)
  // Another sign-in's consent would connect a stranger's account.
  if (!begun || begun.until <= now.toISOString() || begun.session !== session?.origin_jti) return 'expired'
  if (error || !code) return 'denied'
  const person = await findCaller(begun.org, begun.user)
  const verifier = unseal<string>(VERIFIER, begun.verifier, begun.state)
  if (!person || !verifier) return 'expired'
  try {
    const fields = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri() }
    return await connect(begun.org, begun.user, await requestTokens(fields), now)
  } catch (failure) {
    if (!(failure instanceof GoogleAway || failure instanceof GoogleEnded)) throw failure
    logWarning(failure, { request_id: requestId, org: begun.org })
    return 'failed'
  }
}

async function connect(org: OrgId, user: string, tokens: Tokens, now: Date): Promise<GoogleOutcome> {
  const granted = (tokens.scope ?? '').split(' ')
  const [writes_events, reads_busy] = [granted.includes(EVENTS_SCOPE), granted.includes(BUSY_SCOPE)]
  const email = emailIn(tokens.id_token)
  if (!tokens.refresh_token || !email) throw new GoogleAway('Google gave no refresh token, or no address.')
  if (!writes_events && !reads_busy) {
    await revokeToken(tokens.refresh_token).catch(logFailure)
    return 'denied'
  }
  const before = await findAccount(org, user)
  const isSame = before?.email === email
  if (before && !isSame) await removeEvents(org, user)
  const connected_at = now.toISOString()
  await putAccount(
    {
      org,
      user,
      email,
      connected_at,
      writes_events,
      reads_busy,
      refresh_token: await encryptSecret(org, 'google_refresh_token', tokens.refresh_token),
      access_token: await encryptSecret(org, 'google_access_token', tokens.access_token),
      access_until: new Date(now.getTime() + tokens.expires_in * 1000).toISOString(),
      ...(isSame && { calendar: before.calendar }),
      // Whatever was changed at Google while it had ended the connection still comes back.
      ...(isSame && before.connected_at && { sync_token: before.sync_token, channel: before.channel }),
    },
    { kind: 'sync-google', org, ids: { user }, at: connected_at },
  )
  if (before?.ended_at) await removeNews(org, newsOfEnd(before))
  // The entry that is due does the same within a minute.
  await enqueue('sync-google', { org, user, due: connected_at, found_at: connected_at }).catch(logWarning)
  return writes_events && reads_busy ? 'connected' : 'limited'
}

/** The address in an id token. It came from Google itself, over TLS: its signature says nothing more. */
function emailIn(token = ''): string | undefined {
  try {
    return Claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).email
  } catch {
    return undefined
  }
}
