import { dequal } from 'dequal'
import { findUser } from '../../people/accounts/door.ts'
import { nameOf } from '../../people/accounts/name-of.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import type { CallItem } from './entity.ts'
import { standingOf } from './rules.ts'
import { saveCall } from './store.ts'

type Told = Partial<Omit<CallItem, 'org' | 'id' | 'version' | 'status' | 'seconds'>>

/**
 * Merges reports into a call, even concurrent ones; known facts change nothing. Returns the updated call, undefined if
 * there is none. It can be found by these sids from then on.
 */
export async function updateCall(
  find: () => Promise<CallItem | undefined>,
  tell: (seen: CallItem) => Told,
  sids: string[] = [],
): Promise<CallItem | undefined> {
  let latest: CallItem | undefined
  await retryOnConflict(async () => {
    const seen = await find()
    latest = seen
    if (!seen) return true
    latest = await withStanding({ ...seen, ...tell(seen) })
    return isSame(seen, latest) || saveCall(seen, latest, sids)
  })
  return latest
}

async function withStanding(call: CallItem): Promise<CallItem> {
  const standing = { agent: undefined, seconds: undefined, ...standingOf(call) }
  if (standing.agent === call.agent) return { ...call, ...standing }
  const user = standing.agent === undefined ? undefined : await findUser(standing.agent)
  return { ...call, ...standing, agent_name: user && nameOf(user) }
}

const isSame = (a: CallItem, b: CallItem) => dequal(plain(a), plain(b))
/** Drops undefined values, like the table. */
const plain = (call: CallItem): unknown => JSON.parse(JSON.stringify(call))
