import type { Organization } from '#contract/people/organizations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findOrganization } from './door.ts'
import { asOrganization } from './rules.ts'

/** The caller's own dealership. Throws `not_found` for any other. */
export async function getOrganization({ org }: Ctx, { id }: { id: string }): Promise<Organization> {
  const organization = id === org ? await findOrganization(org, true) : undefined
  if (!organization) throw notFound()
  return asOrganization(organization)
}
