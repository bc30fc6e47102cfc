import { derivedId } from '../../platform/table/ids.ts'
import type { Account } from '../pool/users.ts'
import { putOrganization } from './store.ts'

/**
 * Creates the organization that somebody signed up for, with them as its owner. Safe to repeat: its id follows from the
 * owner's, so whoever comes second (the verification again, the first login) finds it made. An account that did not
 * sign up for an organization gets none.
 */
export async function createOrganization(owner: Account, now: Date): Promise<void> {
  if (!owner.isConfirmed || owner.organization === '') return
  await putOrganization(derivedId('organization', owner.id), owner, now)
}
