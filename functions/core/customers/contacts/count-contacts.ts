import type { OrgId } from '../../platform/ctx.ts'
import { countChanges } from '../../platform/table/count-changes.ts'
import type { Change } from '../../platform/table/follow.ts'
import { countsOf } from './counts-of.ts'
import type { Contact } from './entity.ts'

/** `sequence` names a change for good, so that it counts once however often it is handed over. */
export type ContactChange = Pick<Change<typeof Contact>, 'sequence' | 'before' | 'after'>

/** Counts changes of one organization's contacts. Most changes concern no counter and cost nothing. */
export function countContacts(org: OrgId, changes: ContactChange[]): Promise<void> {
  const counted = changes.map(({ sequence, before, after }) => ({ sequence, counts: countsOf(org, before, after) }))
  return countChanges(
    org,
    counted.filter(({ counts }) => counts.length > 0),
  )
}
