import { auth } from '#contract/people/auth.ts'
import { type CurrentUser, me } from '#contract/people/me.ts'
import type { Input } from '#contract/route.ts'
import { call } from './client.ts'
import { chooseLanguage } from './language/language.ts'
import { forgetLeaving } from './logout-mark.ts'
import { tellLogout } from './sign-out.ts'

type Credentials = Input<typeof auth.login>['body']

/** Signs in and returns the user; undefined if a code is asked as well. An earlier session's data is gone with its page. */
export async function signIn(credentials: Credentials): Promise<CurrentUser | undefined> {
  // First finish the previous logout: its cookies are about to be replaced, and its session would live on unnoticed.
  await tellLogout().catch(() => undefined)
  const { challenge } = await call(auth.login, { body: credentials })
  return challenge ? undefined : readSignedIn()
}

/** The user who has just signed in. */
export async function readSignedIn(): Promise<CurrentUser> {
  forgetLeaving()
  const user = await call(me.get)
  chooseLanguage(user.language)
  return user
}
