import type { Language } from '#contract/language.ts'
import type { CurrentUser } from '#contract/people/me.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { asCurrentUser } from './get-current-user.ts'
import { setLanguage } from './store.ts'

/** Changes what people set about themselves: the language they read. */
export async function updateCurrentUser(ctx: Ctx, { language }: { language: Language }): Promise<CurrentUser> {
  const user = await setLanguage(ctx.caller.id, language)
  if (!user) throw notFound()
  return asCurrentUser(user)
}
