import useSWR, { type Cache, mutate as mutateAnywhere, unstable_serialize, useSWRConfig } from 'swr'
import type { Language } from '#contract/language.ts'
import { type CurrentUser, me } from '#contract/people/me.ts'
import { ApiError } from './api-error.ts'
import { call } from './client.ts'
import { chooseLanguage } from './language/language.ts'
import { rowKey } from './row-key.ts'
import { useRow } from './use-row.ts'

export interface Session {
  user: CurrentUser | undefined
  /** Why it could not be read who is signed in. */
  failure: ApiError | undefined
  isLoading: boolean
  isAuthenticated: boolean
  /** Managers, owners and system administrators. */
  isManager: boolean
}

/** Who is signed in. Only a refusal means nobody: a read that failed says nothing of the session. */
export function useSession(): Session {
  const { data, error, isLoading } = useRow(me.get, {}, { onSuccess: (user) => chooseLanguage(user.language) })
  const isSignedOut = error?.status === 401 || error?.status === 403
  const user = isSignedOut ? undefined : data
  const failure = isSignedOut || data ? undefined : error
  const isManager = !!user && (user.isManager || user.is_system_admin || user.role.name !== 'agent')
  return { user, failure, isLoading, isAuthenticated: !!user, isManager }
}

/** What colleagues read on a person's messages. */
export const fullNameOf = ({ firstName, lastName }: CurrentUser) => `${firstName} ${lastName}`.trim()

/** The key of the session's own read, as SWR writes it: that one must not ask for itself. */
const ME = unstable_serialize(rowKey(me.get, {}))

/** Asks whom this browser knows to be signed in, for what runs on after a page was left. */
export function useCurrentUserId() {
  const { cache } = useSWRConfig()
  return () => currentUserId(cache)
}
const currentUserId = (cache: Cache): string | undefined => cache.get(ME)?.data?.id

/** Whose work a signed-in page keeps in this browser. Reads what the guard has read, asks nothing of the server. */
export const useUserId = (): string => useSWR<CurrentUser>(rowKey(me.get, {}), null).data?.id ?? ''

/** A call that found the session ended has the guard look again: signed out elsewhere, removed, suspended. */
export function noticeEndOfSession(error: unknown, key: string) {
  if (error instanceof ApiError && error.status === 401 && key !== ME) void mutateAnywhere(rowKey(me.get, {}))
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

/** Says whether whoever is signed in takes new conversations: shown at once, taken back where it fails. */
export function useChangeAvailability() {
  const { mutate } = useSWRConfig()
  return (available: boolean) =>
    mutate<CurrentUser>(rowKey(me.get, {}), call(me.update, { body: { available } }), {
      optimisticData: (user) => ({ ...(user as CurrentUser), available }),
      revalidate: false,
    })
}

/** Reads anew who is signed in, and where they work. */
export const readSession = () => mutateAnywhere(rowKey(me.get, {}))
