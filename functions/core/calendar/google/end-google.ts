import type { OrgId } from '../../platform/ctx.ts'
import { disconnectGoogle } from './disconnect-google.ts'
import { listAccounts } from './store.ts'

/** Disconnects everybody's Google account of a dealership that goes. */
export async function endGoogle(org: OrgId): Promise<void> {
  for (const { user } of await listAccounts(org)) await disconnectGoogle(org, user)
}
