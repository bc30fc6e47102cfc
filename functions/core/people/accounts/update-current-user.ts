import type { CurrentUser, OwnChoices } from '#contract/people/me.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { asCurrentUser } from './get-current-user.ts'
import { setOwnChoices } from './store.ts'

/** Changes what people set about themselves: the language they read, and whether they take new conversations. */
export async function updateCurrentUser(ctx: Ctx, { language, available }: OwnChoices): Promise<CurrentUser> {
  const user = await setOwnChoices(ctx.caller.id, {
    language,
    away: available === undefined ? undefined : !available,
  })
  if (!user) throw notFound()
  return asCurrentUser(user)
}
