import { type Ctx, maySee } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { presentContact } from './present-contact.ts'
import { findContact } from './store.ts'

/** A contact that the caller may see, strongly consistent; throws `not_found`. */
export async function openContact(ctx: Ctx, id: string) {
  const contact = await findContact(ctx.org, id, true)
  if (!contact || !maySee(ctx.caller, contact.assignee)) throw notFound()
  return contact
}

export const getContact = async (ctx: Ctx, { id }: { id: string }) => presentContact(await openContact(ctx, id))
