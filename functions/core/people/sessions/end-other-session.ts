import { answerText } from '#contract/answers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { nameDevice } from '../../platform/describe-device.ts'
import { AppError } from '../../platform/errors.ts'
import { addEndedSession } from '../accounts/door.ts'
import { endSessions } from '../accounts/end-sessions.ts'
import { recordAct } from '../audit/record-act.ts'
import { findSession } from './door.ts'
import { deadAt } from './session-lives.ts'

/** Ends one of the caller's sessions, effective with its next request, or all but this one. Throws `session_gone`. */
export async function endOtherSession(ctx: Ctx, { id }: { id: string }) {
  const { caller } = ctx
  if (id === 'all') {
    await endSessions(caller.id, caller.session)
    await recordAct(ctx, { action: 'sessions_ended', about: caller.id })
    return { message: answerText(ctx.language, 'signed_out_elsewhere') }
  }
  const session = await findSession(caller.id, id)
  if (!session) throw new AppError('session_gone')
  await addEndedSession(caller.id, id, deadAt(Date.now()))
  await recordAct(ctx, { action: 'session_ended', about: id, words: { device: nameDevice(session.agent) } })
  return { message: answerText(ctx.language, 'signed_out_there') }
}
