import type { Grant } from '#contract/setting.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { setGrants } from '../accounts/store.ts'
import { readGrants } from './read-grants.ts'

/**
 * Copies the settings' grants to each agent's own item, because a request reads no other (accounts/entity.ts): they
 * take effect with the next one. If another change came in between, writes that one's grants.
 */
export async function applyGrants(org: OrgId) {
  await retryOnConflict(async () => {
    const before = await readGrants(org)
    await setGrants(org, before)
    const after = await readGrants(org)
    return Object.entries(before).every(([grant, isGiven]) => after[grant as Grant] === isGiven)
  })
}
