import type { WaitingFilter } from '#contract/customers/waiting-filters.ts'
import { desksSeenBy, NOBODY } from '../../customers/contacts/desk-names.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { workingMinutesFrom } from '../../people/organizations/working-minutes.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { UnrepliedItem } from './entity.ts'
import { listUnreplied } from './store.ts'

const LONG_MINUTES = 60

/** The customers who wait for an answer, of those the caller may see; who of them for more than an hour of working hours, and who unassigned. */
export async function findWaiting(ctx: Ctx): Promise<Record<WaitingFilter, UnrepliedItem[]>> {
  const unreplied = await listUnreplied(ctx.org, desksSeenBy(ctx.caller))
  if (unreplied.length === 0) return { unreplied, over_an_hour: [], unassigned: [] }
  const before = workingMinutesFrom(await readOrganization(ctx.org), ctx.now, -LONG_MINUTES).toISOString()
  return {
    unreplied,
    over_an_hour: unreplied.filter(({ since }) => since < before),
    unassigned: unreplied.filter(({ desk }) => desk === NOBODY),
  }
}
