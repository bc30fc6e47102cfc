import type { OrgId } from '../../platform/ctx.ts'
import { isThere } from './rules.ts'
import { listPresences } from './store.ts'

/** Those who are at a contact's conversations at this moment. */
export const findThere = async (org: OrgId, contact: string, now: Date) =>
  (await listPresences(org, contact)).filter((one) => isThere(one, now))
