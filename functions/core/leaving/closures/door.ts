import type { OrgId } from '../../platform/ctx.ts'
import { findClosure } from './store.ts'

/** True for a dealership all of which was removed: what is still known of its changes must bring nothing back. */
export const isGone = async (org: OrgId): Promise<boolean> =>
  ['proof', 'certificate', 'gone'].includes((await findClosure(org))?.state ?? '')
