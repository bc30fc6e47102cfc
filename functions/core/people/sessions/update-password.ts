import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { endSessions } from '../accounts/end-sessions.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { recordAct } from '../audit/record-act.ts'
import { locked, revokeSignIn, signIn } from '../pool/sign-ins.ts'
import { setPassword } from '../pool/users.ts'

/** Changes the caller's password, and ends every session but this one. Throws `invalid` if the current one is wrong. */
export async function updatePassword(ctx: Ctx, { password, new_password }: { password: string; new_password: string }) {
  const { id, email, session } = ctx.caller
  const key = { kind: 'password', account: email, from: `user ${id}` } as const
  const tokens = await limitTries(
    key,
    () => signIn(email, password),
    (outcome) => typeof outcome === 'object',
  )
  if (tokens === 'locked') throw locked()
  if (typeof tokens === 'string') throw refusedFields({ password: { key: 'password_wrong' } })
  await revokeSignIn(tokens.refresh)
  await setPassword(id, new_password, 'own')
  await endSessions(id, session)
  await recordAct(ctx, { action: 'password_changed', about: id })
  return { message: 'Password changed.' }
}
