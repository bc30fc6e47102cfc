import { Contact } from '../../customers/contacts/entity.ts'
import { isByMerge } from '../../customers/contacts/rules.ts'
import { follow } from '../../platform/changes/follow.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import type { Interest } from './entity.ts'
import { askedOf, withInterest } from './rules.ts'
import { findDeal, replaceDeal } from './store.ts'

/** Vehicles that customers ask about become part of their deals. */
export const follows = {
  keep_interests: follow({
    on: [Contact],
    when: ({ before, after }) => {
      const asked = after && askedOf(after)
      return asked !== undefined && (before && askedOf(before))?.id !== asked.id && !isByMerge({ before, after })
    },
    do: async (org, changes) => {
      for (const { after } of changes) {
        const asked = after && askedOf(after)
        if (asked) await keepInterest(org, after.id, asked)
      }
    },
  }),
}

const keepInterest = (org: OrgId, contact: string, asked: Interest) =>
  retryOnConflict(async () => {
    const seen = await findDeal(org, contact)
    const { vehicles = [] } = seen.known
    if (vehicles.some(({ id }) => id === asked.id)) return true
    return replaceDeal(seen, { ...seen.known, vehicles: withInterest(vehicles, asked) })
  })
