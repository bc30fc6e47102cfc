import { dequal } from 'dequal'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { setGrants } from '../accounts/door.ts'
import { readGrants } from './read-grants.ts'

/**
 * Copies the settings' grants and demands to each person's own item, because a request reads no other
 * (accounts/entity.ts): they take effect with the next one. If another change came in between, writes that one's.
 */
export async function applyGrants(org: OrgId) {
  await retryOnConflict(async () => {
    const before = await readGrants(org)
    await setGrants(org, before)
    return dequal(before, await readGrants(org))
  })
}
