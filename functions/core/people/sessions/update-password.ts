import type { Ctx } from '../../platform/ctx.ts'
import { endSessions } from '../accounts/end-sessions.ts'
import { recordAct } from '../audit/record-act.ts'
import { setPassword } from '../pool/users.ts'
import { checkOwnPassword } from './check-own-password.ts'

/** Changes the caller's password, and ends every session but this one. Throws `invalid` if the current one is wrong. */
export async function updatePassword(ctx: Ctx, { password, new_password }: { password: string; new_password: string }) {
  const { id, session } = ctx.caller
  await checkOwnPassword(ctx, password)
  await setPassword(id, new_password, 'own')
  await endSessions(id, session)
  await recordAct(ctx, { action: 'password_changed', about: id })
  return { message: 'Password changed.' }
}
