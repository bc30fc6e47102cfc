import type { OrgId } from '../../platform/ctx.ts'
import { findDeal } from './store.ts'

/** True if anything was ever written down of a contact's deal. */
export const hasDeal = async (org: OrgId, contact: string): Promise<boolean> =>
  (await findDeal(org, contact)).version > 0
