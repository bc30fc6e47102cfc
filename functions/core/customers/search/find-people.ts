import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { Seen } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { desksAskedFor } from '../contacts/desk-names.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { findBeside } from './find-beside.ts'
import { type Found, type From, findInOrder, orderOf } from './find-in-order.ts'
import { findInStage } from './find-in-stage.ts'
import { asksStageAlone } from './fits-query.ts'
import { isWanted } from './is-found.ts'
import { findByWords, searchContacts } from './search-contacts.ts'
import { NAMES } from './words-of-contact.ts'

/** A page of a search by its number alone reads all pages before it. */
const MOST_SEARCHES = 50

/**
 * At most `limit` contacts that the caller may see and that fit, from behind a place. What one call reads is bounded:
 * where few of many fit it finds fewer, even none, and `place` leads on.
 */
export function findPeople(ctx: Ctx, query: ContactQuery, from: From, limit: number): Promise<Found> {
  if (desksAskedFor(ctx, query.assignee).length === 0) return Promise.resolve({ contacts: [], place: undefined })
  // A search has an order of its own, that of its words.
  if (query.search || from.sort === 'name_asc') return findAmongWords(ctx, query, from, limit)
  if (asksStageAlone(query)) return findInStage(ctx, query, from, limit)
  return findInOrder(ctx, query, orderOf(from, { assignee: query.assignee }), from, limit)
}

async function findAmongWords(ctx: Ctx, query: ContactQuery, { place, skip = 0 }: From, limit: number) {
  const wants = async (contacts: Seen<ContactItem>[]) => {
    const beside = await findBeside(ctx.org, query, contacts)
    return contacts.filter((contact) => isWanted(ctx, query, contact, beside))
  }
  const search = (from: string | undefined, most: number) =>
    query.search
      ? searchContacts(ctx.org, query.search, from, most, wants)
      : findByWords(ctx.org, [NAMES], from, most, wants)
  let from = place
  for (let left = skip, searches = 0; left > 0; searches++) {
    const skipped = await search(from, left)
    from = skipped.place
    if (from === undefined || searches === MOST_SEARCHES) return { contacts: [], place: from }
    left -= skipped.contacts.length
  }
  return search(from, limit)
}
