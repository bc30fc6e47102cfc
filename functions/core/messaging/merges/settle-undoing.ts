import { findOwn } from '../../customers/contacts/door.ts'
import { withLongTexts } from '../../customers/contacts/read-whole-texts.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { moveConsents } from '../consents/door.ts'
import { moveMessage } from '../messages/door.ts'
import { besideOfSeen, type MergeItem, type Seen, seenOf } from './entity.ts'
import { listSince } from './list-since.ts'
import { partBeside } from './merge-beside.ts'
import { partedContacts } from './parted-contacts.ts'
import { findMerge, putUndone } from './store.ts'

const MOVES_AT_ONCE = 8

/** What lies beyond messaging and goes with the address that it came from: calls. Safe to repeat. */
export type MoveCalls = (org: OrgId, merge: MergeItem, seen: Seen) => Promise<unknown>

/**
 * Parts two contacts: first what came since goes to where its address is, then both are written at once. A worker that
 * breaks off costs nothing: what is moved stays moved, and is read with the one contact until then.
 */
export async function settleUndoing(org: OrgId, id: string, moveCalls: MoveCalls): Promise<void> {
  await retryOnConflict(async () => {
    const merge = await findMerge(org, id)
    const seen = merge && seenOf(merge)
    const read = merge && (await findOwn(org, merge.kept, true))
    if (merge?.status !== 'undoing' || !seen || !read) return true
    const { misplaced } = await listSince(org, merge, seen)
    await eachAtOnce(misplaced, MOVES_AT_ONCE, (message) => moveMessage(org, message, merge.leaving, id))
    await moveConsents(org, merge.kept, seen.leaving, merge.at)
    await moveCalls(org, merge, seen)

    const [now = read] = await withLongTexts(org, [(await findOwn(org, merge.kept, true)) ?? read])
    const since = await listSince(org, merge, seen)
    if (since.misplaced.length > 0) return false
    const beside = besideOfSeen(merge)
    const others = beside ? await partBeside(org, merge.kept, beside) : []
    return putUndone(merge, now, partedContacts(seen, now, id, since), others)
  })
}
