import type { Grant } from '#contract/setting.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { setGrants } from '../accounts/store.ts'
import { readGrants } from './read-grants.ts'

/**
 * Has each agent's own item say what the settings let agents do: a request reads no other (accounts/entity.ts), so it
 * counts from the next one on. Who was overtaken by another change writes what that one set.
 */
export async function applyGrants(org: OrgId) {
  await retryOnConflict(async () => {
    const before = await readGrants(org)
    await setGrants(org, before)
    const after = await readGrants(org)
    return Object.entries(before).every(([grant, isGiven]) => after[grant as Grant] === isGiven)
  })
}
