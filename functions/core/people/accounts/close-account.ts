import { deleteAccount } from '../pool/users.ts'
import { findUser } from './door.ts'
import { setPicture } from './store.ts'

export type CloseWork = { kind: 'close'; id: string }

/** Deletes the account of a removed team member: nobody can sign in with it, and the address is free again. */
export async function closeAccount({ id }: CloseWork): Promise<void> {
  if (await findUser(id)) return
  await setPicture(id)
  await deleteAccount(id)
}
