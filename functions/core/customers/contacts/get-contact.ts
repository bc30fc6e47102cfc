import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { withLongTexts } from '../long-texts/store.ts'
import { presentContact } from './present-contact.ts'
import { findContact } from './store.ts'

/** A contact that the caller may see, strongly consistent; throws `not_found`. */
export async function getVisibleContact(ctx: Ctx, id: string) {
  const contact = await findContact(ctx.org, id, true)
  if (!contact || !maySee(ctx.caller, contact.assignee)) throw notFound()
  return contact
}

/** The same as it is shown, with its long texts whole. */
export async function getContact(ctx: Ctx, { id }: { id: string }) {
  const [contact] = await withLongTexts(ctx.org, [await getVisibleContact(ctx, id)])
  if (!contact) throw notFound()
  return presentContact(contact)
}
