import type { Ctx } from '../../platform/ctx.ts'
import { untilUnchanged } from '../../platform/table/conflicts.ts'
import { openContact } from './get-contact.ts'
import { deleteContact } from './store.ts'

/** Removes a contact from sight and frees its numbers; what it leaves in the table follows (messaging/follows.ts). */
export async function removeContact(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await untilUnchanged(async () => deleteContact(await openContact(ctx, id)))
}
