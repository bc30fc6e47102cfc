import { markUsTexts } from '../../people/organizations/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { getConnection } from '../connections/get-connection.ts'
import { covers } from './rules.ts'
import { findRegistration } from './store.ts'

/** Tells everyone who writes texts whether carriers deliver them from the number that the dealership sends from. */
export async function tellUsTexts(org: OrgId): Promise<void> {
  const [item, { senders }] = await Promise.all([findRegistration(org), getConnection(org)])
  if (senders.phone?.startsWith('+1')) await markUsTexts(org, covers(item, senders.phone) ? 'approved' : 'waiting')
}
