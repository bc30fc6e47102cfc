import { findUser } from '../accounts/door.ts'
import { deleteIdentity, findIdentities } from './store.ts'

/** Forgets by which accounts a person who has left logged in; the pool's links went with their account. */
export async function removeIdentities({ id }: { id: string }): Promise<void> {
  if (await findUser(id)) return
  const linked = await findIdentities(id)
  await Promise.all(linked.map(({ provider }) => deleteIdentity(id, provider)))
}
