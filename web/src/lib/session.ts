import { useSWRConfig } from 'swr'
import { auth } from '../../../functions/contract/auth.ts'
import type { Language } from '../../../functions/contract/fields.ts'
import { type CurrentUser, me } from '../../../functions/contract/me.ts'
import { call } from './client.ts'
import { chooseLanguage } from './language/language.ts'
import { rowKey, useRow } from './use-row.ts'

export interface Session {
  user: CurrentUser | undefined
  isLoading: boolean
  isAuthenticated: boolean
  /** Managers, owners and system administrators. */
  isManager: boolean
}

/** Who is signed in. A failed read means nobody (specification S1 §4). */
export function useSession(): Session {
  const { data, error, isLoading } = useRow(me.get, {}, { onSuccess: (user) => chooseLanguage(user.language) })
  const isSignedOut = error?.status === 401 || error?.status === 403
  const user = isSignedOut ? undefined : data
  const isManager = !!user && (user.isManager || user.is_system_admin || user.role.name !== 'agent')
  return { user, isLoading, isAuthenticated: !!user, isManager }
}

/** Signs in and answers who that is. */
export async function signIn(email: string, password: string): Promise<CurrentUser> {
  await call(auth.login, { body: { email, password } })
  const user = await call(me.get)
  chooseLanguage(user.language)
  return user
}

/** Keeps the person's language, here at once and on every device. */
export function useChangeLanguage() {
  const { mutate } = useSWRConfig()
  return async (language: Language) => {
    chooseLanguage(language)
    await mutate(rowKey(me.get), call(me.update, { body: { language } }), { revalidate: false })
  }
}

/** What stays on the device after logout: how the screen looks, nothing of the work. */
const DEVICE_CHOICES = ['theme', 'language']

/** Leaves: also where the server cannot be told, nothing of the session stays in this browser. */
export async function signOut() {
  await call(auth.logout).catch(() => undefined)
  for (const key of Object.keys(localStorage)) if (!DEVICE_CHOICES.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
  window.location.assign('/login')
}
