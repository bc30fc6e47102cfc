import { unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { listCustom } from '../fields/list-custom.ts'
import { admitReader } from '../mentions/admit-reader.ts'
import { findContact, findSource } from './door.ts'
import { findAgentsOf } from './find-agents-of.ts'
import { partsOf } from './merged-parts.ts'
import { presentContact, presentSource } from './present-contact.ts'
import { withLongTexts } from './read-whole-texts.ts'

/** A contact that the caller may see, strongly consistent; throws `not_found`. */
export async function getVisibleContact(ctx: Ctx, id: string) {
  const contact = await findContact(ctx, id, true)
  if (!contact) throw notFound()
  return contact
}

/** The same for reading alone: also of who was mentioned in a note, until the conversation closes. */
export async function getReadableContact(ctx: Ctx, id: string) {
  const contact = await findContact(unasked(ctx), id, true)
  if (!contact || !(await admitReader(ctx, contact))) throw notFound()
  return contact
}

/** The same as it is shown, with its long texts whole, where they came from, and the dealership's own fields. */
export async function getContact(ctx: Ctx, { id }: { id: string }) {
  const [opened, source] = await Promise.all([getReadableContact(ctx, id), findSource(ctx.org, id)])
  const others = partsOf(opened).filter((part) => part !== id)
  const [[contact], further, custom] = await Promise.all([
    withLongTexts(ctx.org, [opened]),
    Promise.all(others.map((part) => findSource(ctx.org, part))),
    listCustom(ctx.org, [opened.id]),
  ])
  if (!contact) throw notFound()
  const sources = [source, ...further].filter((one) => one !== undefined)
  const own = sources.find((one) => one.contact === contact.id) ?? sources[0]
  return {
    ...presentContact(contact, await findAgentsOf(ctx.org, [contact])),
    source: presentSource(contact, own),
    custom: custom.get(contact.id) ?? {},
  }
}
