import { answerText } from '#contract/answers.ts'
import type { Guest } from '../../platform/ctx.ts'
import { callerOf } from '../accounts/caller-of.ts'
import { addEndedSession } from '../accounts/door.ts'
import { recordAct } from '../audit/record-act.ts'
import { revokeSignIn } from '../pool/sign-ins.ts'
import { readSession } from './read-session.ts'
import { readHeldRefresh } from './sealed-tokens.ts'
import { deadAt } from './session-lives.ts'

/**
 * Ends the session of these tokens in the user item, so that copies of its cookies stop working at once and for good,
 * whatever the pool says, and then in the pool. Signing out twice, or without a session, is not an error.
 */
export async function endSession(guest: Guest, { access, refresh }: { access?: string; refresh?: string }) {
  const held = readHeldRefresh(refresh)
  const token = await readSession(access)
  const session = token ? { sub: token.sub, session: token.origin_jti } : held
  if (session) await endOnce(guest, session)
  if (held) await revokeSignIn(held)
  return { message: answerText(guest.language, 'signed_out') }
}

async function endOnce(guest: Guest, { sub, session }: { sub: string; session: string }) {
  const user = await addEndedSession(sub, session, deadAt(Date.now()))
  if (!user || Object.hasOwn(user.ended_sessions, session)) return
  await recordAct({ ...guest, org: user.org, caller: callerOf(user, session) }, { action: 'signed_out', about: sub })
}
