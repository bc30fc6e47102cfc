import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { recordActElsewhere } from '../audit/record-act.ts'
import { findNamed, findOrganization, setSuspendedAt } from '../organizations/door.ts'
import { setInherited } from './store.ts'

/**
 * Suspends or reopens a dealership, effective with its users' next requests. While suspended it can still read and
 * receive. Recorded in its own log. Throws `not_found` for an unknown id.
 */
export async function updateStanding(ctx: Ctx, { id, suspended }: { id: string; suspended: boolean }) {
  const org = await findNamed(id)
  const known = org && (await findOrganization(org, true))
  if (!org || !known) throw notFound()
  const isChanged = (known.suspended_at !== undefined) !== suspended
  if (isChanged) await setSuspendedAt(org, suspended ? ctx.now.toISOString() : undefined)
  // Even if nothing changed: an earlier call may have failed before everybody had it.
  await keepStanding(org)
  if (isChanged) {
    const action = suspended ? 'organization_suspended' : 'organization_opened'
    await recordActElsewhere(ctx, org, { action, about: org, words: { organization: known.name } })
  }
  return { id: org, name: known.name, suspended }
}

/**
 * Copies the dealership's suspension to each user's own item, because a request reads no other (entity.ts). If another
 * change came in between, writes that one's value.
 */
async function keepStanding(org: OrgId) {
  await retryOnConflict(async () => {
    const before = await findOrganization(org, true)
    await setInherited(org, { org_suspended: before?.suspended_at !== undefined })
    const after = await findOrganization(org, true)
    return before?.suspended_at === after?.suspended_at
  })
}
