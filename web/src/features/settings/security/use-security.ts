import { changePassword, endSession, useSessions } from '../api.ts'

export function useChangePassword() {
  const { mutate } = useSessions()
  return async (body: { password: string; new_password: string }) => {
    await changePassword(body)
    await mutate()
  }
}

/** Where one is signed in; `end` one of them, or `all` others. */
export function useOwnSessions() {
  const { data, error, mutate } = useSessions()
  return {
    sessions: data?.data,
    error,
    retry: () => mutate(),
    async end(id: string) {
      await endSession(id)
      await mutate()
    },
  }
}
