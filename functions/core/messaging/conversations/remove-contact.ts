import { openContact } from '../../customers/contacts/get-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { untilUnchanged } from '../../platform/table/conflicts.ts'
import { deleteContact } from './store.ts'

/**
 * Removes a contact with its conversations from sight and frees its numbers. What they leave in the table follows
 * (remove-left.ts).
 */
export async function removeContact(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await untilUnchanged(async () => deleteContact(await openContact(ctx, id)))
}
