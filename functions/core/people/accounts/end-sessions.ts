import { setTimeout as passed } from 'node:timers/promises'
import { setSessionsValidAfter } from './store.ts'

/** Ends every session that somebody has begun so far, but for `kept`; a login right after the answer counts. */
export async function endSessions(id: string, kept?: string): Promise<void> {
  // `auth_time` has whole seconds: the sessions of this second end too.
  const nextSecond = Math.floor(Date.now() / 1000) + 1
  await setSessionsValidAfter(id, nextSecond, kept)
  await passed(nextSecond * 1000 - Date.now())
}
