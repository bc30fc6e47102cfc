import { addEndedSession } from '../accounts/store.ts'
import { revokeSignIn } from '../outside/sign-ins.ts'
import { readSession } from './read-session.ts'
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } from './rules.ts'

/**
 * Ends the session of these tokens at the pool and in the user item, so that copies of its cookies are dead at once.
 * Signing out twice, or without a session, is no error.
 */
export async function endSession({ access, refresh }: { access?: string; refresh?: string }) {
  const session = await readSession(access)
  if (session) {
    // without its refresh token the session could be renewed until that token runs out
    const seconds = refresh ? ACCESS_TOKEN_SECONDS : REFRESH_TOKEN_SECONDS
    await addEndedSession(session.sub, session.origin_jti, Math.ceil(Date.now() / 1000) + seconds)
  }
  if (refresh) await revokeSignIn(refresh)
  return { message: 'Signed out.' }
}
