import type { Organization, OrganizationForm } from '#contract/people/organizations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { recordAct } from '../audit/record-act.ts'
import { refuseOrganization } from '../audit/refuse-organization.ts'
import { changeOrganization } from '../organizations/change-organization.ts'
import { applyOrganization } from './apply-organization.ts'

/** Changes the caller's own dealership; omitted fields stay. Throws `not_found` for any other. */
export async function updateOrganization(
  ctx: Ctx,
  { id, ...form }: OrganizationForm & { id: string },
): Promise<Organization> {
  const { org } = ctx
  if (id !== org) throw await refuseOrganization(ctx, id)
  const { organization, fields } = await changeOrganization(org, form)
  if (form.name !== undefined || form.timezone !== undefined) await applyOrganization(org)
  const words = { fields: fields.join(', ') }
  if (fields.length > 0) await recordAct(ctx, { action: 'organization_changed', about: org, words })
  return organization
}
