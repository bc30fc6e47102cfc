import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { setSeesAllChats } from '../accounts/store.ts'
import { readSettings } from './store.ts'

/**
 * Has each agent's own item say what is set: a request reads no other (accounts/entity.ts), so it counts from the next
 * one on. Who was overtaken by another change writes what that one set.
 */
export async function applyGrant(org: OrgId) {
  await retryOnConflict(async () => {
    const before = await readSettings(org, 'assignment')
    await setSeesAllChats(org, before.grant_view_all_chats)
    const after = await readSettings(org, 'assignment')
    return before.grant_view_all_chats === after.grant_view_all_chats
  })
}
