import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { dropSignIn, locked, signIn } from '../pool/sign-ins.ts'

/** Throws `invalid` unless this is the caller's current password. */
export async function checkOwnPassword({ caller }: Ctx, password: string): Promise<void> {
  const { id, email } = caller
  const key = { kind: 'password', account: email, from: `user ${id}` } as const
  const outcome = await limitTries(
    key,
    () => signIn(email, password),
    (it) => typeof it === 'object',
  )
  if (outcome === 'locked') throw locked()
  if (typeof outcome === 'string') throw refusedFields({ password: { key: 'password_wrong' } })
  await dropSignIn(outcome)
}
