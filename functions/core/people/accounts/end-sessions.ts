import { setTimeout as passed } from 'node:timers/promises'
import { setSessionsValidAfter } from './store.ts'

/** Ends every session that a user has started so far, except `kept`; a login right after it returns is valid. */
export async function endSessions(id: string, kept?: string): Promise<void> {
  // `auth_time` has whole seconds, so sessions of the current second end too.
  const nextSecond = Math.floor(Date.now() / 1000) + 1
  await setSessionsValidAfter(id, nextSecond, kept)
  await passed(nextSecond * 1000 - Date.now())
}
