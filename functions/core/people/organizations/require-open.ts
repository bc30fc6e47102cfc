import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { haltOf } from './halt-of.ts'

/** Throws the reason if the caller's dealership may not send or start anything now. */
export function requireOpen({ caller, now }: Ctx): void {
  const halt = haltOf(caller.standing, now)
  if (halt) throw new AppError(halt)
}
