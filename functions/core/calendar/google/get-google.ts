import type { Ctx } from '../../platform/ctx.ts'
import { findBusy } from '../busy/door.ts'
import { findClient } from './request-google.ts'
import { problemOf } from './rules.ts'
import { findAccount } from './store.ts'

/** How the caller's connection with Google Calendar stands. */
export async function getGoogle({ org, caller, now }: Ctx) {
  const [account, busy] = await Promise.all([findAccount(org, caller.id), findBusy(org, caller.id)])
  const is_available = findClient() !== undefined
  if (!account?.refresh_token) return { is_connected: false, is_available, email: null, problem: null }
  const problem = problemOf(account, busy, now)
  return { is_connected: problem !== 'reconnect', is_available, email: account.email, problem }
}
