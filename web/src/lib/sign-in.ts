import { auth } from '#contract/people/auth.ts'
import { type CurrentUser, me } from '#contract/people/me.ts'
import type { Input } from '#contract/route.ts'
import { call } from './client.ts'
import { chooseLanguage } from './language/language.ts'
import { forgetLeaving } from './logout-mark.ts'
import { tellLogout } from './sign-out.ts'

type Credentials = Input<typeof auth.login>['body']

/** Signs in and answers who that is. What an earlier session has read is gone with its page. */
export async function signIn(credentials: Credentials): Promise<CurrentUser> {
  // First the one who left: their cookies are about to be replaced, and their session would live on unseen.
  await tellLogout().catch(() => undefined)
  await call(auth.login, { body: credentials })
  forgetLeaving()
  const user = await call(me.get)
  chooseLanguage(user.language)
  return user
}
