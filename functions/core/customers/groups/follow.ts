import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { Contact } from '../contacts/entity.ts'
import { findJoined } from '../twins/door.ts'
import { findGroup, findListed } from './door.ts'
import { listHolding, replaceGroup } from './store.ts'

export const follows = {
  leave_groups: follow({ on: [Contact], when: ({ after }) => after === undefined, do: leaveGroups }),
}

/**
 * Takes deleted contacts out of the lists made by hand, whose sizes are kept. Whom one was joined with takes its place.
 */
async function leaveGroups(org: OrgId, changes: Change<typeof Contact>[]): Promise<void> {
  const gone = new Set(changes.flatMap(({ before }) => before?.id ?? []))
  const holding = await listHolding(org, gone)
  const joined = holding.length === 0 ? undefined : await findJoined(org, [...gone])
  for (const { id } of holding) {
    await retryOnConflict(async () => {
      const group = await findGroup(org, id)
      if (!group || group.conditions) return true
      const stay = (await findListed(group)).flatMap((one) => (gone.has(one) ? (joined?.get(one) ?? []) : [one]))
      return replaceGroup(group, { contact_ids: [...new Set(stay)] })
    })
  }
}
