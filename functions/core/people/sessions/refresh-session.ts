import type { Guest } from '../../platform/ctx.ts'
import { AppError, unauthenticated } from '../../platform/errors.ts'
import { addEndedSession } from '../accounts/store.ts'
import { type PoolTokens, refreshSignIn, revokeSignIn } from '../pool/sign-ins.ts'
import { authenticateCaller } from './authenticate-caller.ts'
import { readSession } from './read-session.ts'
import { deadAt } from './rules.ts'
import { readHeldRefresh, sealTokens } from './sealed-tokens.ts'
import { noteSession } from './store.ts'

/**
 * New tokens for a valid session; throws `unauthenticated` for any other. If an exchanged refresh token is used again,
 * one of its holders is a thief: the session ends for both.
 */
export async function refreshSession(guest: Guest, { refresh }: { refresh?: string }) {
  const held = readHeldRefresh(refresh)
  if (!held) throw unauthenticated()
  const tokens = await refreshSignIn(held.refresh)
  if (tokens === 'reused') await addEndedSession(held.sub, held.session, deadAt(Date.now()))
  if (tokens === 'reused' || tokens === 'over') throw unauthenticated()
  return { message: 'Session renewed.', tokens: await ifLive(guest, tokens) }
}

async function ifLive(guest: Guest, tokens: PoolTokens) {
  const session = await readSession(tokens.access)
  try {
    await authenticateCaller(session)
  } catch (error) {
    if (error instanceof AppError) await revokeSignIn(tokens.refresh)
    throw error
  }
  if (!session) throw unauthenticated()
  await noteSession(guest, session)
  return sealTokens(tokens, session)
}
