import { deleteAccount } from '../pool/users.ts'
import { findUser } from './store.ts'

export type CloseWork = { kind: 'close'; id: string }

/** Deletes the account of somebody who was taken off their team: nobody can sign in by it, and the address is free again. */
export async function closeAccount({ id }: CloseWork): Promise<void> {
  if (!(await findUser(id))) await deleteAccount(id)
}
