import { useEffect } from 'react'
import useSWR, { type Cache, mutate as mutateAnywhere, unstable_serialize, useSWRConfig } from 'swr'
import type { Language } from '#contract/language.ts'
import { auth } from '#contract/people/auth.ts'
import { type CurrentUser, me } from '#contract/people/me.ts'
import { ApiError } from './api-error.ts'
import { call } from './client.ts'
import { chooseLanguage } from './language/language.ts'
import { forgetLeaving, isLeaving, markLeaving } from './logout-mark.ts'
import { rowKey } from './row-key.ts'
import { useRow } from './use-row.ts'

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

/** What colleagues read on a person's messages. */
export const fullNameOf = ({ firstName, lastName }: CurrentUser) => `${firstName} ${lastName}`.trim()

/** The key of the session's own read, as SWR writes it: that one must not ask for itself. */
const ME = unstable_serialize(rowKey(me.get, {}))

/** Who this browser knows to be signed in, for what runs on after a page was left. */
export const currentUserId = (cache: Cache): string | undefined => cache.get(ME)?.data?.id

/** Whose work a signed-in page keeps in this browser. Reads what the guard has read, asks nothing of the server. */
export const useUserId = (): string => useSWR<CurrentUser>(rowKey(me.get, {}), null).data?.id ?? ''

/** A call that found the session ended has the guard look again: signed out elsewhere, removed, suspended. */
export function noticeEndOfSession(error: unknown, key: string) {
  if (error instanceof ApiError && error.status === 401 && key !== ME) void mutateAnywhere(rowKey(me.get, {}))
}

/** Signs in and answers who that is; the guard knows it at once. */
export function useSignIn() {
  const { mutate } = useSWRConfig()
  return async (email: string, password: string): Promise<CurrentUser> => {
    // First the one who left: their cookies are about to be replaced, and their session would live on unseen.
    await tellLogout().catch(() => undefined)
    await call(auth.login, { body: { email, password } })
    forgetLeaving()
    // Nothing of an earlier session may be shown to this one, and what was read a moment ago is read again.
    await mutate((key) => unstable_serialize(key) !== ME, undefined)
    const user = await call(me.get)
    chooseLanguage(user.language)
    await mutate(rowKey(me.get, {}), user, { revalidate: false })
    return user
  }
}

/** Keeps the chosen language: here at once, and on every device of who is signed in. */
export function useChangeLanguage() {
  const { cache, mutate } = useSWRConfig()
  return async (language: Language) => {
    chooseLanguage(language)
    if (!currentUserId(cache)) return
    // What the server said of runs and failures is said again.
    void mutate((key) => unstable_serialize(key) !== ME)
    await mutate(rowKey(me.get, {}), call(me.update, { body: { language } }), { revalidate: false })
  }
}

/** How long a logout waits for its answer, and an unanswered one for its next try. */
const TELL_AGAIN_MS = 3000
const passed = (milliseconds: number) => new Promise<void>((resolve) => window.setTimeout(resolve, milliseconds))

/** What stays on the device after logout: how the screen looks, nothing of the work. */
const DEVICE_CHOICES = ['theme', 'language']

/** Leaves: also where the server cannot be told yet, this browser is signed out and keeps nothing of the session. */
export async function signOut() {
  for (const key of Object.keys(localStorage)) if (!DEVICE_CHOICES.includes(key)) localStorage.removeItem(key)
  sessionStorage.clear()
  markLeaving()
  // A server that keeps silent is told by the next page.
  await Promise.race([tellLogout().catch(() => undefined), passed(TELL_AGAIN_MS)])
  window.location.assign('/login')
}

let telling: Promise<void> | undefined

/** Tells the server that somebody left, where it does not know yet; fails while it cannot be told. Once at a time: its answer takes cookies away. */
function tellLogout(): Promise<void> {
  telling ??= (isLeaving() ? call(auth.logout).then(forgetLeaving) : Promise.resolve()).finally(() => {
    telling = undefined
  })
  return telling
}

/** Tells the server of a logout that it has not heard of, as soon as it can be reached. */
export function useTellLogout() {
  useEffect(() => {
    let timer = 0
    const tell = () =>
      tellLogout().catch(() => {
        timer = window.setTimeout(tell, TELL_AGAIN_MS)
      })
    void tell()
    return () => window.clearTimeout(timer)
  }, [])
}
