import type { CurrentUser, OwnChoices } from '#contract/people/me.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { asCurrentUser } from './get-current-user.ts'
import { setOwnChoices } from './store.ts'

/** Updates the user's own choices: their language, and whether they take new conversations. */
export async function updateCurrentUser(ctx: Ctx, { language, available, role }: OwnChoices): Promise<CurrentUser> {
  const { id, name, role: own } = ctx.caller
  if (role !== undefined && role !== own) {
    await recordAct(ctx, { action: 'role_refused', about: id, words: { person: name, role } })
    throw new AppError('own_role')
  }
  const user = await setOwnChoices(id, {
    language,
    away: available === undefined ? undefined : !available,
  })
  if (!user) throw notFound()
  return asCurrentUser(user, ctx.now)
}
