import type { CurrentUser, OwnChoices } from '#contract/people/me.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { asCurrentUser } from './get-current-user.ts'
import { nameOf } from './name-of.ts'
import { setOwnChoices } from './store.ts'

/** Updates the user's own choices, from their name to whether they take new conversations. */
export async function updateCurrentUser(ctx: Ctx, { available, role, ...choices }: OwnChoices): Promise<CurrentUser> {
  const { id, name, role: own } = ctx.caller
  if (role !== undefined && role !== own) {
    await recordAct(ctx, { action: 'role_refused', about: id, words: { person: name, role } })
    throw new AppError('own_role')
  }
  const { firstName: first_name, lastName: last_name, ...others } = choices
  const user = await setOwnChoices(id, {
    ...others,
    first_name,
    last_name,
    away: available === undefined ? undefined : !available,
  })
  if (!user) throw notFound()
  if (nameOf(user) !== name)
    await recordAct(ctx, { action: 'person_renamed', about: id, words: { person: nameOf(user) } })
  return asCurrentUser(ctx, user)
}
