import { derivedId } from '../../platform/table/ids.ts'
import type { Account } from '../pool/users.ts'
import { putOrganization } from './store.ts'

/**
 * Creates the organization from a sign-up, owned by the person who signed up. Safe to repeat: its id is derived from
 * the owner's, so a second call (a repeated verification, the first login) finds it. An account that did not sign up
 * for an organization gets none.
 */
export async function createOrganization(owner: Account, now: Date): Promise<void> {
  if (!owner.isConfirmed || owner.organization === '') return
  await putOrganization(derivedId('organization', owner.id), owner, now)
}
