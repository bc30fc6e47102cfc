import { displayName } from '../../customers/contacts/display-name.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { deleteContact } from './door.ts'

/**
 * Removes a contact with its conversations from sight and frees its numbers. What they leave in the table follows
 * (remove-left.ts).
 */
export async function removeContact(ctx: Ctx, { id }: { id: string }): Promise<void> {
  let contact = ''
  await retryOnConflict(async () => {
    const seen = await getVisibleContact(ctx, id)
    contact = displayName(seen)
    return deleteContact(ctx, seen)
  })
  await recordAct(ctx, { action: 'contact_removed', about: id, words: { contact } })
}
