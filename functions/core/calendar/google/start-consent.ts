import { randomBytes } from 'node:crypto'
import { googleCalendar } from '#contract/calendar/google.ts'
import { pathOf } from '#contract/route.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { publicUrl } from '../../platform/environment.ts'
import { AppError } from '../../platform/errors.ts'
import { seal } from '../../platform/seals.ts'
import { findClient, serverOf } from './request-google.ts'
import { challengeOf, hashOf, SCOPES } from './rules.ts'
import { putState } from './store.ts'

const CODE_BYTES = 32
/** People read what they agree to, and may have to log in first. */
const STATE_MINUTES = 15

export const VERIFIER = 'google-verifier'
export const redirectUri = () => `${publicUrl()}${pathOf(googleCalendar.returnFromGoogle)}`

/** The address of Google's consent page. Its state is for this sign-in, once, and for a quarter of an hour. */
export async function startConsent({ org, caller, now }: Ctx) {
  const client = findClient()
  if (!client) throw new AppError('google_not_set_up')
  const [state, verifier] = [newCode(), newCode()]
  const hash = hashOf(state)
  const until = new Date(now.getTime() + STATE_MINUTES * 60_000).toISOString()
  const { id: user, session } = caller
  await putState({ state: hash, org, user, session, verifier: seal(VERIFIER, verifier, hash), until })
  const query = new URLSearchParams({
    client_id: client.id,
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: SCOPES.join(' '),
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    // A refresh token comes with a consent only.
    access_type: 'offline',
    prompt: 'consent',
    login_hint: caller.email,
  })
  return { url: `${serverOf('GOOGLE_ACCOUNTS_URL')}/o/oauth2/v2/auth?${query}` }
}

const newCode = () => randomBytes(CODE_BYTES).toString('base64url')
