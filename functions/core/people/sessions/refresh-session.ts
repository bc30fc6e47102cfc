import type { Guest } from '../../platform/ctx.ts'
import { AppError, unauthenticated } from '../../platform/errors.ts'
import { type PoolTokens, revokeSignIn } from '../pool/sign-ins.ts'
import { authenticateCaller } from './authenticate-caller.ts'
import { readSession } from './read-session.ts'
import { refreshTokens } from './refresh-tokens.ts'
import { readHeldRefresh, sealTokens } from './sealed-tokens.ts'
import { noteSession } from './store.ts'

/** New tokens for a valid session; throws `unauthenticated` for any other. */
export async function refreshSession(guest: Guest, { refresh }: { refresh?: string }) {
  return { message: 'Session renewed.', tokens: await ifLive(guest, await refreshTokens(readHeldRefresh(refresh))) }
}

async function ifLive(guest: Guest, tokens: PoolTokens) {
  const session = await readSession(tokens.access)
  if (!session) throw unauthenticated()
  try {
    const user = await authenticateCaller(session)
    await noteSession(guest, session, { org: user.org })
    return sealTokens(tokens, session)
  } catch (error) {
    if (error instanceof AppError) await revokeSignIn(tokens)
    throw error
  }
}
