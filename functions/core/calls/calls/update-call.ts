import { dequal } from 'dequal'
import { findUser } from '../../people/accounts/door.ts'
import { nameOf } from '../../people/accounts/name-of.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findCall, findCallOfLeg } from './door.ts'
import type { CallItem, NewCall } from './entity.ts'
import { standingOf } from './rules.ts'
import { writeCall } from './store.ts'

/** What became known of a call; what follows from it does so by itself (rules.ts). */
export type Told = Partial<Omit<NewCall, 'org' | 'id' | 'status' | 'seconds'>>

/** A call by its id or one of its legs, as it was just read, or one that begins. */
type Which = string | { leg: string } | CallItem | NewCall

/**
 * Merges reports into a call, even concurrent ones; known facts change nothing. Returns the updated call, undefined if
 * there is none. It can be found by these sids from then on. One that begins is put, unless a retry of its request was
 * faster: then that record is told instead.
 */
export async function updateCall(
  org: OrgId,
  which: Which,
  tell: (seen: NewCall) => Told,
  sids: string[] = [],
): Promise<CallItem | undefined> {
  let known = isRead(which) ? which : undefined
  let latest: CallItem | undefined
  await retryOnConflict(async () => {
    const seen = known ?? (await findLatest(org, which))
    // If it has changed meanwhile, it is read again.
    known = undefined
    if (!seen) return true
    const told = await withStanding({ ...seen, ...tell(seen) })
    const read = asWritten(seen)
    latest = read && isSame(read, told) ? read : await writeCall(told, read, sids)
    return latest !== undefined
  })
  return latest
}

const isRead = (which: Which): which is CallItem | NewCall => typeof which !== 'string' && !('leg' in which)

function findLatest(org: OrgId, which: Which): Promise<CallItem | undefined> {
  if (typeof which === 'string') return findCall({ org }, which)
  if ('leg' in which) return findCallOfLeg({ org }, which.leg)
  return 'version' in which ? findCall({ org }, which.id) : findCallOfLeg({ org }, which.sid ?? '')
}

/** A call with what follows from its facts: its status, its length, and whose it is. */
async function withStanding(call: NewCall): Promise<NewCall> {
  const standing = { agent: undefined, seconds: undefined, ...standingOf(call) }
  if (standing.agent === call.agent) return { ...call, ...standing }
  const user = standing.agent === undefined ? undefined : await findUser(standing.agent)
  return { ...call, ...standing, agent_name: user && nameOf(user) }
}

/** A call that has a record, which has a version. */
const asWritten = (call: CallItem | NewCall) => ('version' in call ? (call as CallItem) : undefined)

const isSame = (a: CallItem, b: NewCall) => dequal(plain(a), plain(b))
/** Drops undefined values, like the table. */
const plain = (call: NewCall): unknown => JSON.parse(JSON.stringify(call))
