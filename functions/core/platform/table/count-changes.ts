import type { OrgId } from '../ctx.ts'
import { type CountedChange, packsOf } from './added-counts.ts'
import { retryOnConflict } from './conflicts.ts'
import { addCounts } from './counters.ts'

/** A change can be handed over as long as it may lie set aside: for a year (lib/aws/set-aside.ts). */
const MARKED_DAYS = 370
/** DynamoDB takes no more in one transaction. */
const MOST_WRITES = 100

/** Counts changes, each once however often it is handed over. */
export async function countChanges(org: OrgId, changes: CountedChange[]): Promise<void> {
  for (const pack of packsOf(changes, MOST_WRITES)) {
    let left = pack
    await retryOnConflict(async () => {
      if (left.length === 0) return true
      const result = await addCounts(org, left, new Date(Date.now() + MARKED_DAYS * 86_400_000))
      if (typeof result === 'object') left = left.filter(({ sequence }) => !result.repeated.includes(sequence))
      return result === 'added'
    })
  }
}
