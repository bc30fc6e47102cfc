import { auth } from '#contract/people/auth.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

/** The signed-in person's sessions. */
export const useSessions = () => useRow(auth.sessions, {})
/** Ends one session, or `all` others. */
export const endSession = (id: string) => thenRead(call(auth.endSession, { params: { id } }), auth.sessions)
/** Also ends the other sessions. */
export const changePassword = (body: Input<typeof auth.changePassword>['body']) =>
  thenRead(call(auth.changePassword, { body }), auth.sessions)
