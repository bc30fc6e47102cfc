import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { recordActElsewhere } from '../audit/record-act.ts'
import { findNamed, findOrganization, setSuspendedAt } from '../organizations/door.ts'
import { applyOrganization } from './apply-organization.ts'

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
  await applyOrganization(org)
  if (isChanged) {
    const action = suspended ? 'organization_suspended' : 'organization_opened'
    await recordActElsewhere(ctx, org, { action, about: org, words: { organization: known.name } })
  }
  return { id: org, name: known.name, suspended }
}
