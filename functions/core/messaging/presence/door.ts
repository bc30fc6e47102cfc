import type { OrgId } from '../../platform/ctx.ts'
import { isThere } from './rules.ts'
import { listPresences } from './store.ts'

/** The first of those who write to a contact at this moment. */
export const findWriting = async (org: OrgId, contact: string, now: Date) =>
  (await listPresences(org, contact)).find((one) => one.doing === 'writing' && isThere(one, now))
