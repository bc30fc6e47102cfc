import { getReadableContact } from '../../customers/contacts/get-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { presentDeal } from './rules.ts'
import { findDeal } from './store.ts'

/** The deal of a contact that the caller may read; throws `not_found`. */
export async function getDeal(ctx: Ctx, { id }: { id: string }) {
  // A merged contact's id leads to the one that it became.
  const contact = await getReadableContact(ctx, id)
  return { deal: presentDeal(contact, await findDeal(ctx.org, contact.id)) }
}
