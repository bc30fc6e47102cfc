import { findUser } from '../accounts/store.ts'
import { deleteAccount, findAccount } from '../pool/users.ts'
import { isOver } from './rules.ts'
import { listInvitationsAt } from './store.ts'

/**
 * Deletes the account at an address that was made under a lent password, once its invitation was taken back or is over
 * and nobody has come: the password opens nothing, and the address is free. Answers whether it did.
 */
export async function endLentAccount(email: string, now: Date): Promise<boolean> {
  const account = await findAccount(email)
  if (!account || account.isConfirmed || account.isUnconfirmed || (await findUser(account.id))) return false
  const invitation = (await listInvitationsAt(email)).find(({ id }) => id === account.sign_up)
  if (invitation && !isOver(invitation, now)) return false
  await deleteAccount(account.id)
  return true
}
