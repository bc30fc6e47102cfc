import type { Contact } from '../../customers/contacts/entity.ts'
import type { Change } from '../../platform/changes/follow.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { untilUnchanged } from '../../platform/table/conflicts.ts'
import { countsOf, sumOf, unreadDesk } from './rules.ts'
import { addCounts, keepUnread } from './store.ts'

/** `sequence` names a change for good, so that it counts once however often it is handed over. */
export type ContactChange = Pick<Change<typeof Contact>, 'sequence' | 'before' | 'after'>

/** A change can be handed over as long as it may lie set aside: the uploads bucket keeps it for a year (lib/aws/uploads.ts). */
const MARKED_DAYS = 370
/** One transaction holds 100 writes: a change's marker and four counters (two of the desk it leaves, two of the other), and four of everybody's. */
const MOST_AT_ONCE = 19

/** Counts changes of one organization's contacts, each once. Most changes concern no counter and cost nothing. */
export async function countChanges(org: OrgId, changes: ContactChange[]): Promise<void> {
  const counted = changes
    .map(({ sequence, before, after }) => ({ sequence, counts: countsOf(before, after) }))
    .filter(({ counts }) => counts.size > 0)
  for (let i = 0; i < counted.length; i += MOST_AT_ONCE) {
    let left = counted.slice(i, i + MOST_AT_ONCE)
    await untilUnchanged(async () => {
      if (left.length === 0) return true
      const until = new Date(Date.now() + MARKED_DAYS * 86_400_000)
      const sums = sumOf(left.map(({ counts }) => counts))
      const sequences = left.map(({ sequence }) => sequence)
      const result = await addCounts(org, sequences, sums, until)
      if (typeof result === 'object') left = left.filter(({ sequence }) => !result.repeated.includes(sequence))
      return result === 'added'
    })
  }
}

/** Keeps the list of unread conversations in step with these changes; repeating it ends the same. */
export async function followUnread(org: OrgId, changes: ContactChange[]): Promise<void> {
  const latest = new Map<string, string | undefined>()
  for (const { before, after } of changes) {
    const id = (after ?? before)?.id ?? ''
    if (latest.has(id) || unreadDesk(before) !== unreadDesk(after)) latest.set(id, unreadDesk(after))
  }
  await keepUnread(
    org,
    [...latest].map(([contact, desk]) => ({ contact, desk })),
  )
}
