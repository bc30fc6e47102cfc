import { ContactQuery } from '#contract/customers/contact-query.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findGroup, findListed } from '../../customers/groups/door.ts'
import { findBeside } from '../../customers/search/find-beside.ts'
import { findPeople } from '../../customers/search/find-people.ts'
import { isFound } from '../../customers/search/is-found.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { CampaignItem } from './entity.ts'

type Audience = Pick<CampaignItem, 'group_ids' | 'query'>
/** A place in an audience: its groups one after the other, then its conditions. */
export interface Place {
  part?: number | undefined
  place?: string | undefined
}

/**
 * The next people of an audience, of those that the caller may see, from behind a place; whoever is in two groups comes
 * twice. `next` leads on. `gone`: a group isn't there any more.
 */
export async function findAudience(
  ctx: Ctx,
  { group_ids, query }: Audience,
  { part = 0, place }: Place,
  limit: number,
) {
  const group_id = group_ids[part]
  const group = group_id === undefined ? undefined : await findGroup(ctx.org, group_id)
  if (group_id !== undefined && !group) return 'gone'
  const found = group ? await findInGroup(ctx, group, place, limit) : await findByQuery(ctx, query, place, limit)
  if (found.place !== undefined) return { contacts: found.contacts, next: { part, place: found.place } }
  const isLast = part + 1 >= group_ids.length + (query ? 1 : 0)
  return { contacts: found.contacts, next: isLast ? undefined : { part: part + 1 } }
}

/** Returns those of some people who come in no earlier part of an audience, and so were not counted there. */
export async function openEarlier(ctx: Ctx, { group_ids }: Audience, { part = 0 }: Place) {
  const groups = await Promise.all(group_ids.slice(0, part).map((id) => findGroup(ctx.org, id)))
  const tests = await Promise.all(groups.map((group) => group && openGroup(ctx, group)))
  return async (contacts: ContactItem[]) => {
    let left = contacts
    for (const outside of tests) if (outside) left = await outside(left)
    return left
  }
}

/** Returns those of some people who are not in a group. */
async function openGroup(ctx: Ctx, group: Group): Promise<(contacts: ContactItem[]) => Promise<ContactItem[]>> {
  if (group.conditions) {
    const query = ContactQuery.parse(group.conditions)
    return async (contacts) => {
      const beside = await findBeside(ctx.org, query, contacts)
      return contacts.filter((contact) => !isFound(ctx, query, contact, beside))
    }
  }
  const ids = new Set(await findListed(group))
  return async (contacts) => contacts.filter(({ id }) => !ids.has(id))
}

async function findByQuery(ctx: Ctx, query: ContactQuery | undefined, place: string | undefined, limit: number) {
  if (!query) return { contacts: [], place: undefined }
  return findPeople(ctx, query, { sort: 'created_at_desc', place }, limit)
}

type Group = NonNullable<Awaited<ReturnType<typeof findGroup>>>

async function findInGroup(ctx: Ctx, group: Group, place: string | undefined, limit: number) {
  if (group.conditions) return findByQuery(ctx, ContactQuery.parse(group.conditions), place, limit)
  const ids = await findListed(group)
  const from = Number(place ?? 0)
  const contacts = await findContacts(ctx, ids.slice(from, from + limit))
  return { contacts, place: from + limit < ids.length ? String(from + limit) : undefined }
}
