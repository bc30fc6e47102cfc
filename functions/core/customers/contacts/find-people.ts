import type { ContactQuery, ContactSort } from '#contract/customers/contact-query.ts'
import { type Ctx, maySee, type OrgId } from '../../platform/ctx.ts'
import { desksAskedFor, NOBODY } from './desk-names.ts'
import type { ContactItem } from './entity.ts'
import { asksMoreThanListed, fits, fitsListed } from './fits-query.ts'
import { searchContacts } from './search-contacts.ts'
import { findContacts, listPeople, type Person } from './store.ts'

/** Entries of the index read at once, and in one call at most where few of them fit; contacts themselves are dearer. */
const ENTRIES_AT_ONCE = 1000
/** Enough for a page where a good part of them fits. */
const FIRST_ENTRIES = 100
const MOST_ENTRIES = 5000
const CONTACTS_AT_ONCE = 100
const MOST_CONTACTS = 500
/** A page of a search by its number alone reads all pages before it. */
const MOST_SEARCHES = 50

export interface Found {
  contacts: Person[]
  /** Behind which the rest is; undefined where there is none. */
  place: string | undefined
}

interface From {
  sort: ContactSort
  place?: string
  /** How many of those that fit are left out first. */
  skip?: number
}

/**
 * At most `limit` contacts that the caller may see and that fit, from behind a place. What one call reads is bounded:
 * where few of many fit it finds fewer, even none, and `place` leads on.
 */
export function findPeople(ctx: Ctx, query: ContactQuery, from: From, limit: number): Promise<Found> {
  const desks = desksAskedFor(ctx.caller, query.assignee)
  if (desks.length === 0) return Promise.resolve({ contacts: [], place: undefined })
  return query.search ? findBySearch(ctx, query, desks, from, limit) : findInOrder(ctx, query, desks, from, limit)
}

async function findBySearch(ctx: Ctx, query: ContactQuery, desks: string[], { place, skip = 0 }: From, limit: number) {
  const isWanted = (contact: ContactItem) =>
    maySee(ctx.caller, contact.assignee) &&
    (query.assignee === undefined || desks.includes(contact.assignee ?? NOBODY)) &&
    fits(contact, query, ctx.now)
  const search = (from: string | undefined, most: number) =>
    searchContacts(ctx.org, query.search ?? '', from, most, isWanted)
  let from = place
  for (let left = skip, searches = 0; left > 0; searches++) {
    const skipped = await search(from, left)
    from = skipped.place
    if (from === undefined || searches === MOST_SEARCHES) return { contacts: [], place: from }
    left -= skipped.contacts.length
  }
  return search(from, limit)
}

async function findInOrder(ctx: Ctx, query: ContactQuery, desks: string[], from: From, limit: number): Promise<Found> {
  const isFiltered = [query.stage, query.label, query.channel].some((asked) => asked !== undefined)
  const isDear = asksMoreThanListed(query)
  const [atOnce, most] = isDear ? [CONTACTS_AT_ONCE, MOST_CONTACTS] : [ENTRIES_AT_ONCE, MOST_ENTRIES]
  let { place, skip = 0 } = from
  const contacts: Person[] = []
  for (let read = 0; ; ) {
    // One more than asked for tells whether there is a next page.
    const wanted = skip + limit + 1 - contacts.length
    const size = isFiltered || isDear ? (read === 0 ? FIRST_ENTRIES : atOnce) : Math.min(wanted, atOnce)
    const page = await listPeople(ctx.org, desks, from.sort, place, size)
    const fitting = await fittingOf(ctx, page.people, query, isDear)
    contacts.push(...fitting.slice(skip))
    skip = Math.max(0, skip - fitting.length)
    if (contacts.length > limit) return { contacts: contacts.slice(0, limit), place: contacts[limit - 1]?.people_at }
    if (page.place === undefined) return { contacts, place: undefined }
    place = page.place
    read += page.people.length
    if ((isFiltered || isDear) && read >= most) return { contacts, place }
  }
}

async function fittingOf({ org, now }: Ctx, people: Person[], query: ContactQuery, isDear: boolean): Promise<Person[]> {
  const listed = people.filter((person) => fitsListed(person, query))
  if (!isDear) return listed
  const whole = await wholeOf(org, listed)
  return listed.filter(({ id }) => {
    const contact = whole.get(id)
    return contact && fits(contact, query, now)
  })
}

const wholeOf = async (org: OrgId, people: Person[]) =>
  new Map(
    (
      await findContacts(
        org,
        people.map(({ id }) => id),
      )
    ).map((contact) => [contact.id, contact]),
  )
