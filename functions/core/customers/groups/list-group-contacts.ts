import { ContactQuery } from '#contract/customers/contact-query.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { openCursor, sealCursor } from '../../platform/table/cursor.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { findAgentsOf } from '../contacts/find-agents-of.ts'
import { findVisible } from '../contacts/find-visible.ts'
import { presentListed } from '../contacts/present-contact.ts'
import { findPeople } from '../search/find-people.ts'
import { findGroup } from './store.ts'

/** A page of the people of a group, of those that the caller may see. */
export async function listGroupContacts(ctx: Ctx, input: { id: string; per_page: number; cursor?: string }) {
  const group = await findGroup(ctx.org, input.id)
  if (!group) throw notFound()
  const { contact_ids, conditions } = group
  // With other conditions it is another list.
  const list = `group ${group.id} ${JSON.stringify(contact_ids ?? conditions)}`
  const place = input.cursor === undefined ? undefined : openCursor(ctx, list, input.cursor)
  const found = contact_ids
    ? await pageOf(ctx, contact_ids, Number(place ?? 0), input.per_page)
    : await findPeople(ctx, ContactQuery.parse(conditions), { sort: 'created_at_desc', place }, input.per_page)
  const cursor = found.place === undefined ? null : sealCursor(ctx, list, found.place)
  const agents = await findAgentsOf(ctx.org, found.contacts)
  return { data: found.contacts.map((contact) => presentListed(contact, agents)), cursor }
}

/** Part of a list made by hand, from behind so many of it; who was deleted, or is not for the caller, is passed over. */
async function pageOf(ctx: Ctx, ids: readonly string[], from: number, limit: number) {
  // One more than asked for tells whether there is a next page.
  const atOnce = limit + 1
  const found: ContactItem[] = []
  for (let at = from; at < ids.length && found.length < atOnce; at += atOnce)
    found.push(...(await findVisible(ctx, ids.slice(at, at + atOnce))))
  const contacts = found.slice(0, limit)
  const end = ids.indexOf(contacts.at(-1)?.id ?? '') + 1
  return { contacts, place: found.length > limit ? String(end) : undefined }
}
