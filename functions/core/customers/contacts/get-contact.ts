import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { withLongTexts } from '../long-texts/store.ts'
import { findSource } from '../sources/store.ts'
import { findAgentsOf } from './find-agents-of.ts'
import { presentContact, presentSource } from './present-contact.ts'
import { findContact } from './store.ts'

/** A contact that the caller may see, strongly consistent; throws `not_found`. */
export async function getVisibleContact(ctx: Ctx, id: string) {
  const contact = await findContact(ctx.org, id, true)
  if (!contact || !maySee(ctx.caller, contact.assignee)) throw notFound()
  return contact
}

/** The same as it is shown, with its long texts whole, and where they came from. */
export async function getContact(ctx: Ctx, { id }: { id: string }) {
  const [[contact], source] = await Promise.all([
    getVisibleContact(ctx, id).then((opened) => withLongTexts(ctx.org, [opened])),
    findSource(ctx.org, id),
  ])
  if (!contact) throw notFound()
  return { ...presentContact(contact, await findAgentsOf(ctx.org, [contact])), source: presentSource(contact, source) }
}
