import { findUser } from '../accounts/door.ts'
import { deleteAccount, findAccount } from '../pool/users.ts'
import { isOver } from './rules.ts'
import { listInvitationsAt } from './store.ts'

/**
 * Deletes an account created with a temporary password at this address once its invitation was canceled or has expired
 * unused: the password stops working, and the address is free. Returns whether it did.
 */
export async function endLentAccount(email: string, now: Date): Promise<boolean> {
  const account = await findAccount(email)
  if (!account || account.isConfirmed || account.isUnconfirmed || (await findUser(account.id))) return false
  const invitation = (await listInvitationsAt(email)).find(({ id }) => id === account.sign_up)
  if (invitation && !isOver(invitation, now)) return false
  await deleteAccount(account.id)
  return true
}
