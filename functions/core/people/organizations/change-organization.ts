import type { OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findOrganization } from './door.ts'
import { asOrganization, changedFields } from './rules.ts'
import { type Change, setFields } from './store.ts'

/** Changes a dealership; also returns the names of the fields that differ now. Throws `not_found`. */
export async function changeOrganization(org: OrgId, change: Change) {
  const before = await findOrganization(org, true)
  const changed = await setFields(org, change)
  if (!before || !changed) throw notFound()
  const organization = asOrganization(changed)
  return { organization, fields: changedFields(asOrganization(before), organization) }
}
