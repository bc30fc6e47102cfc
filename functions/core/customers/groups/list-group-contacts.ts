import { ContactQuery } from '#contract/customers/contact-query.ts'
import type { Seen } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { notFound } from '../../platform/errors.ts'
import { findContacts } from '../contacts/door.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { findAgentsOf } from '../contacts/find-agents-of.ts'
import { presentListed } from '../contacts/present-contact.ts'
import { findPeople } from '../search/find-people.ts'
import { findGroup, findListed } from './door.ts'

/** A page of the people of a group, of those that the caller may see. */
export async function listGroupContacts(ctx: Ctx, input: { id: string; per_page: number; cursor?: string }) {
  const group = await findGroup(ctx.org, input.id)
  if (!group) throw notFound()
  const { conditions } = group
  const contact_ids = conditions ? undefined : await findListed(group)
  // With other conditions it is another list.
  const list = `group ${group.id} ${JSON.stringify(conditions ?? 'by hand')}`
  const place = input.cursor === undefined ? undefined : openCursor(ctx, list, input.cursor)
  const found = contact_ids
    ? await pageOf(ctx, contact_ids, place, input.per_page)
    : await findPeople(ctx, ContactQuery.parse(conditions), { sort: 'created_at_desc', place }, input.per_page)
  const cursor = found.place === undefined ? null : sealCursor(ctx, list, found.place)
  const agents = await findAgentsOf(ctx.org, found.contacts)
  return { data: found.contacts.map((contact) => presentListed(contact, agents)), cursor }
}

/** Part of a list made by hand, from behind a place; anyone deleted, or not for the caller, is passed over. */
async function pageOf(ctx: Ctx, ids: readonly string[], place: string | undefined, limit: number) {
  // One more than asked for tells if there is a next page.
  const atOnce = limit + 1
  const found: Seen<ContactItem>[] = []
  for (let at = startOf(ids, place); at < ids.length && found.length < atOnce; at += atOnce)
    found.push(...(await findContacts(ctx, ids.slice(at, at + atOnce))))
  const contacts = found.slice(0, limit)
  const last = contacts.at(-1)?.id ?? ''
  return { contacts, place: found.length > limit ? `${ids.indexOf(last) + 1} ${last}` : undefined }
}

/** Behind the person whom a place names; where they have left the list, where they stood. */
function startOf(ids: readonly string[], place = '0 '): number {
  const [end, last = ''] = place.split(' ')
  const at = ids.indexOf(last)
  return at < 0 ? Math.max(0, Number(end) - 1) : at + 1
}
