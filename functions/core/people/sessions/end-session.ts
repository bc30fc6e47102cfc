import { addEndedSession } from '../accounts/store.ts'
import { revokeSignIn } from '../pool/sign-ins.ts'
import { readSession } from './read-session.ts'
import { deadAt } from './rules.ts'
import { readHeldRefresh } from './sealed-tokens.ts'

/**
 * Ends the session of these tokens in the user item, so that copies of its cookies are dead at once and stay so whatever
 * the pool then says, and at the pool. Signing out twice, or without a session, is no error.
 */
export async function endSession({ access, refresh }: { access?: string; refresh?: string }) {
  const held = readHeldRefresh(refresh)
  const token = await readSession(access)
  const session = token ? { sub: token.sub, session: token.origin_jti } : held
  if (session) await addEndedSession(session.sub, session.session, deadAt(Date.now()))
  if (held) await revokeSignIn(held.refresh)
  return { message: 'Signed out.' }
}
