import type { ConversationStatus } from '../../contract/fields.ts'
import type { OrgId } from '../ctx.ts'
import { ALL, deskNamed } from './rules.ts'
import { readCounters } from './store.ts'

/** How many conversations (or contacts) there are on these desks; `undefined` is the desk of what is not assigned. */
export async function totalOf(
  org: OrgId,
  desks: 'all' | (string | undefined)[],
  what: ConversationStatus | 'all' | 'contacts',
): Promise<number> {
  const counters = await readCounters(org, desks === 'all' ? [ALL] : desks.map(deskNamed))
  return counters
    .map((each) => (what === 'all' ? each.active + each.closed + each.archived : each[what]))
    .reduce((sum, n) => sum + n, 0)
}
