import { type Change, follow } from '../../platform/changes/follow.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { Contact } from '../contacts/entity.ts'
import { findGroup, findListed, listHolding, replaceGroup } from './store.ts'

export const follows = {
  leave_groups: follow({ on: [Contact], when: ({ after }) => after === undefined, do: leaveGroups }),
}

/** Takes deleted contacts out of the lists made by hand, whose sizes are kept. */
async function leaveGroups(org: OrgId, changes: Change<typeof Contact>[]): Promise<void> {
  const gone = new Set(changes.flatMap(({ before }) => before?.id ?? []))
  for (const { id } of await listHolding(org, gone)) {
    await retryOnConflict(async () => {
      const group = await findGroup(org, id)
      if (!group || group.conditions) return true
      const contact_ids = (await findListed(group)).filter((contact) => !gone.has(contact))
      return replaceGroup(group, { contact_ids })
    })
  }
}
