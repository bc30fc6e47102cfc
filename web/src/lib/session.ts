import useSWR, { type Cache, mutate as mutateAnywhere, unstable_serialize, useSWRConfig } from 'swr'
import type { Language } from '#contract/language.ts'
import { type CurrentUser, me } from '#contract/people/me.ts'
import type { Right } from '#contract/rights.ts'
import type { Input } from '#contract/route.ts'
import { ApiError } from './api-error.ts'
import { call } from './client.ts'
import { chooseLanguage } from './language/language.ts'
import { rowKey } from './row-key.ts'
import { useRow } from './use-row.ts'
import { knowZone } from './zone.ts'

interface Session {
  user: CurrentUser | undefined
  /** The error that prevented reading the signed-in user. */
  failure: ApiError | undefined
  isLoading: boolean
  isAuthenticated: boolean
  /** What the user's role allows. */
  rights: readonly Right[]
}

/** The signed-in user. Only a refusal means that there is none: a failed read says nothing about the session. */
export function useSession(): Session {
  const { data, error, isLoading } = useRow(
    me.get,
    {},
    {
      // A page's many readers mount one after another; pushes, focus, and a refusal read it again.
      revalidateIfStale: false,
      onSuccess: ({ language, organization_data }) => {
        chooseLanguage(language)
        knowZone(organization_data.timezone)
      },
    },
  )
  const isSignedOut = error?.status === 401 || error?.status === 403
  const user = isSignedOut ? undefined : data
  const failure = isSignedOut || data ? undefined : error
  return { user, failure, isLoading, isAuthenticated: !!user, rights: user?.rights ?? NONE }
}

const NONE: readonly Right[] = []

/** True if the signed-in user's role allows this. */
export const useMay = (right: Right): boolean => useSession().rights.includes(right)

/** The name that colleagues see on a person's messages. */
export const fullNameOf = ({ firstName, lastName }: CurrentUser) => `${firstName} ${lastName}`.trim()

/** The key of the session's own read, as serialized by SWR: that read must not trigger itself. */
const ME = unstable_serialize(rowKey(me.get, {}))

/** Returns a lookup of the user known to be signed in, for work that continues after leaving a page. */
export function useCurrentUserId() {
  const { cache } = useSWRConfig()
  return () => currentUserId(cache)
}
const currentUserId = (cache: Cache): string | undefined => cache.get(ME)?.data?.id

/** The user whose work a signed-in page stores in this browser. Reads the guard's data without a request. */
export const useUserId = (): string => useSWR<CurrentUser>(rowKey(me.get, {}), null).data?.id ?? ''

/** If a call found that the session has ended, or admits only to two-step login's setup, the guard checks again. */
export function noticeEndOfSession(error: unknown, key: string) {
  const isOver = error instanceof ApiError && (error.status === 401 || error.code === 'two_step_required')
  if (isOver && key !== ME) void mutateAnywhere(rowKey(me.get, {}))
}

/** Stores the chosen language: here immediately, and for the signed-in user on every device. */
export function useChangeLanguage() {
  const { cache, mutate } = useSWRConfig()
  return async (language: Language) => {
    chooseLanguage(language)
    if (!currentUserId(cache)) return
    // The server's texts about jobs and failures are read again in the new language.
    void mutate((key) => unstable_serialize(key) !== ME)
    await mutate(rowKey(me.get, {}), call(me.update, { body: { language } }), { revalidate: false })
  }
}

/** Stores the signed-in user's own data, whose name and language others' texts have too. */
export function useChangeAccount() {
  const { mutate } = useSWRConfig()
  return async (body: Input<typeof me.update>['body']) => {
    const user = await call(me.update, { body })
    chooseLanguage(user.language)
    await mutate(rowKey(me.get, {}), user, { revalidate: false })
    void mutate((key) => unstable_serialize(key) !== ME)
  }
}

/** Sets whether the signed-in user takes new conversations: shown immediately, reverted on failure. */
export function useChangeAvailability() {
  const { mutate } = useSWRConfig()
  return (available: boolean) =>
    mutate<CurrentUser>(rowKey(me.get, {}), call(me.update, { body: { available } }), {
      optimisticData: (user) => ({ ...(user as CurrentUser), available }),
      revalidate: false,
    })
}

/** Reads the signed-in user and their dealership again. */
export const readSession = () => mutateAnywhere(rowKey(me.get, {}))
