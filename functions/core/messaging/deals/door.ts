import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import type { Deal } from './entity.ts'
import { findDeal } from './store.ts'

/** True if anything was ever written down of a contact's deal. */
export const hasDeal = async (org: OrgId, contact: string): Promise<boolean> =>
  (await findDeal(org, contact)).version > 0

/** The deal of a change as it is now. */
export const latestDeal = ({ org, before, after }: Change<typeof Deal>) =>
  findDeal(org, (after ?? before)?.contact ?? '')
