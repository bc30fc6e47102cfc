import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { recordActElsewhere } from '../audit/record-act.ts'
import { findNamed, findOrganization, setSuspendedAt } from '../organizations/store.ts'
import { setInherited } from './store.ts'

/**
 * Suspends a dealership, or opens it, from its people's next request on. It goes on reading, and receiving. Recorded in
 * its own log. Throws `not_found` where there is none of this id.
 */
export async function updateStanding(ctx: Ctx, { id, suspended }: { id: string; suspended: boolean }) {
  const org = await findNamed(id)
  const known = org && (await findOrganization(org, true))
  if (!org || !known) throw notFound()
  const isChanged = (known.suspended_at !== undefined) !== suspended
  if (isChanged) await setSuspendedAt(org, suspended ? ctx.now.toISOString() : undefined)
  // Also where nothing changed: an earlier call may have ended before everybody had it.
  await keepStanding(org)
  if (isChanged) {
    const action = suspended ? 'organization_suspended' : 'organization_opened'
    await recordActElsewhere(ctx, org, { action, about: org, words: { organization: known.name } })
  }
  return { id: org, name: known.name, suspended }
}

/**
 * Has each person's own item say whether their dealership is suspended: a request reads no other (entity.ts). Who was
 * overtaken by another change writes what that one set.
 */
async function keepStanding(org: OrgId) {
  await retryOnConflict(async () => {
    const before = await findOrganization(org, true)
    await setInherited(org, { org_suspended: before?.suspended_at !== undefined })
    const after = await findOrganization(org, true)
    return before?.suspended_at === after?.suspended_at
  })
}
