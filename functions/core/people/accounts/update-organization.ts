import type { Organization, OrganizationForm } from '#contract/people/organizations.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { recordAct } from '../audit/record-act.ts'
import { refuseOrganization } from '../audit/refuse-organization.ts'
import { changeOrganization } from '../organizations/change-organization.ts'
import { findOrganization } from '../organizations/door.ts'
import { setInherited } from './store.ts'

/** Changes the caller's own dealership; omitted fields stay. Throws `not_found` for any other. */
export async function updateOrganization(
  ctx: Ctx,
  { id, ...form }: OrganizationForm & { id: string },
): Promise<Organization> {
  const { org } = ctx
  if (id !== org) throw await refuseOrganization(ctx, id)
  const { organization, fields } = await changeOrganization(org, form)
  if (form.name !== undefined || form.timezone !== undefined) await tellEverybody(org)
  const words = { fields: fields.join(', ') }
  if (fields.length > 0) await recordAct(ctx, { action: 'organization_changed', about: org, words })
  return organization
}

/**
 * Copies name and time zone to each user's own item, because a request reads no other (entity.ts). If another change
 * came in between, writes that one's.
 */
async function tellEverybody(org: OrgId) {
  await retryOnConflict(async () => {
    const before = await findOrganization(org, true)
    await setInherited(org, { org_name: before?.name ?? '', org_timezone: before?.timezone })
    const after = await findOrganization(org, true)
    return before?.name === after?.name && before?.timezone === after?.timezone
  })
}
