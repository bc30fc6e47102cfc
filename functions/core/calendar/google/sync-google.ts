import { findCaller } from '../../people/accounts/find-caller.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Caller, OrgId, Work } from '../../platform/ctx.ts'
import { logWarning } from '../../platform/log.ts'
import { disconnectGoogle } from './disconnect-google.ts'
import { removeEvents } from './events-store.ts'
import { CalendarGone, GoogleAway, GoogleEnded } from './google-errors.ts'
import { openCalendar } from './open-calendar.ts'
import { openChannel } from './open-channel.ts'
import { openSession } from './open-session.ts'
import { readBusy } from './read-busy.ts'
import { readChanges } from './read-changes.ts'
import { LOOK_MINUTES, newsOfEnd } from './rules.ts'
import { type Account, claimLook, findAccount, leaseAccount, updateAccount } from './store.ts'
import { writeEvents } from './write-events.ts'

export interface SyncInput {
  user: string
  /** A look at everything is due since then. */
  due?: string
  /** Google said then that something changed there. */
  pushed_at?: string
  /** These changed here. */
  appointments?: string[]
  /** How often Google was away since. */
  turn?: number
}

/** Longer than the job may take. */
const LEASE_SECONDS = 150
const BUSY_SECONDS = 5
/** After these tries the next look does it. */
const MOST_TURNS = 4
const FIRST_PAUSE_SECONDS = 15

/**
 * Brings a person's calendar at Google and their appointments together: all of it when a look is due, what changed there
 * after a push, what changed here after a change. One job at a time; whatever fails is done by the next look.
 */
export async function syncGoogle({ org, now, requestId }: Work, input: SyncInput): Promise<void> {
  const { user, due, pushed_at } = input
  if (due !== undefined && input.turn === undefined && !(await claimNextLook(org, user, due, now))) return
  const caller = await findCaller(org, user)
  if (!caller) return disconnectGoogle(org, user)

  const account = await leaseAccount(org, user, now, new Date(now.getTime() + LEASE_SECONDS * 1000))
  if (!account) return waitForOther(org, input, now)
  try {
    const isOld = pushed_at !== undefined && (account.read_at ?? '') > pushed_at
    if (!isOld) await syncAccount(account, caller, input, now)
  } catch (error) {
    await settle(account, input, error, now)
    logWarning(error, { request_id: requestId, org })
  } finally {
    await updateAccount(account, { leased_until: undefined })
  }
}

async function syncAccount(seen: Account, caller: Caller, { due, pushed_at, appointments = [] }: SyncInput, now: Date) {
  const session = await openSession(seen, now)
  if (seen.writes_events) {
    const open = { ...session, account: await openCalendar(session) }
    const acting = { org: seen.org, caller, now }
    const changed = due !== undefined || pushed_at !== undefined ? await readChanges(open, acting) : []
    await writeEvents(open, acting, due === undefined ? [...appointments, ...changed] : undefined)
    if (due !== undefined) await openChannel(open, now)
  }
  if (seen.reads_busy && due !== undefined) await readBusy(session, now)
}

/** False for an entry that no longer counts. The next look comes whatever becomes of this one. */
const claimNextLook = (org: OrgId, user: string, due: string, now: Date) => {
  const at = new Date(now.getTime() + LOOK_MINUTES * 60_000).toISOString()
  return claimLook(org, user, due, { kind: 'sync-google', org, ids: { user }, at })
}

/** Comes back where another job has the account; a person who is no longer connected needs nothing. */
async function waitForOther(org: OrgId, input: SyncInput, now: Date) {
  const account = await findAccount(org, input.user)
  if (!account?.refresh_token || account.ended_at) return
  await enqueue(
    'sync-google',
    { org, ...input, turn: input.turn ?? 0, found_at: now.toISOString() },
    { delaySeconds: BUSY_SECONDS },
  )
}

/** What follows where Google didn't do as asked. Anything else is a bug. */
async function settle(account: Account, input: SyncInput, error: unknown, now: Date) {
  const { org, user } = account
  if (error instanceof GoogleEnded) {
    const ended_at = now.toISOString()
    if (await updateAccount(account, { ended_at })) await recordNews(org, [newsOfEnd({ ...account, ended_at })])
    return
  }
  if (error instanceof CalendarGone) {
    await removeEvents(org, user)
    await updateAccount(account, { calendar: undefined, sync_token: undefined })
  } else if (!(error instanceof GoogleAway)) throw error
  const { turn = 0 } = input
  if (turn >= MOST_TURNS) return
  const again = { org, ...input, due: input.due ?? now.toISOString(), turn: turn + 1, found_at: now.toISOString() }
  await enqueue('sync-google', again, { delaySeconds: FIRST_PAUSE_SECONDS * 2 ** turn })
}
