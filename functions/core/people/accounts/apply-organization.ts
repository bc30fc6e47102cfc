import { dequal } from 'dequal'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findOrganization } from '../organizations/door.ts'
import { inheritedOf } from './inherited-of.ts'
import { setInherited } from './store.ts'

/**
 * Copies what each user's own item has of the dealership, because a request reads no other (entity.ts). If another change
 * came in between, writes that one's values.
 */
export async function applyOrganization(org: OrgId): Promise<void> {
  await retryOnConflict(async () => {
    const before = inheritedOf(await findOrganization(org, true))
    await setInherited(org, before)
    return dequal(before, inheritedOf(await findOrganization(org, true)))
  })
}
