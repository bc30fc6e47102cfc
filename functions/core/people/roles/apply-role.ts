import { dequal } from 'dequal'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { listTeam, setOwnRole } from '../accounts/door.ts'
import { copyOf } from './rules.ts'
import { findRole } from './store.ts'

/**
 * Copies a role to the items of its people, because a request reads no other. If another change came in between, copies
 * that one's; a role that is gone leaves agents like others.
 */
export async function applyRole(org: OrgId, id: string): Promise<void> {
  await retryOnConflict(async () => {
    const role = await findRole(org, id)
    const people = (await listTeam(org)).filter(({ own_role }) => own_role?.id === id)
    await Promise.all(people.map((one) => setOwnRole(one, id, role && copyOf(role))))
    return dequal(role, await findRole(org, id))
  })
}
