import { endSession, useSessions } from '../../../data/sessions.ts'

/** The user's own sessions; `end` ends one of them, or `all` others. */
export function useOwnSessions() {
  const { data, error, mutate } = useSessions()
  return {
    sessions: data?.data,
    error,
    retry: () => mutate(),
    end: endSession,
  }
}
