import { unauthenticated } from '../../platform/errors.ts'
import { addEndedSession } from '../accounts/door.ts'
import { type PoolTokens, refreshSignIn } from '../pool/sign-ins.ts'
import type { HeldRefresh } from './sealed-tokens.ts'
import { deadAt } from './session-lives.ts'

/**
 * Exchanges a browser's refresh token; throws `unauthenticated` if there is none, or it is no longer valid. If an
 * exchanged one is used again, one of its holders is a thief: the session ends for both.
 */
export async function refreshTokens(held: HeldRefresh | undefined, use?: 'own account'): Promise<PoolTokens> {
  if (!held) throw unauthenticated()
  const tokens = await refreshSignIn(held, use)
  if (tokens === 'reused') await addEndedSession(held.sub, held.session, deadAt(Date.now()))
  if (tokens === 'reused' || tokens === 'over') throw unauthenticated()
  return tokens
}
