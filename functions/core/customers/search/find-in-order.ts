import type { ContactQuery, ContactSort } from '#contract/customers/contact-query.ts'
import type { Seen } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findContacts } from '../contacts/door.ts'
import { listPeople, type Order, type Person } from '../contacts/list-people.ts'
import type { ListedItem } from '../contacts/present-contact.ts'
import { findBeside } from './find-beside.ts'
import { asksMoreThanListed, fits, fitsListed } from './fits-query.ts'

/** Entries of the index read at once, and in one call at most where few of them fit; contacts themselves are dearer. */
const ENTRIES_AT_ONCE = 1000
/** Enough for a page where a good part of them fits. */
const FIRST_ENTRIES = 100
const MOST_ENTRIES = 5000
const CONTACTS_AT_ONCE = 100
const MOST_CONTACTS = 500

export interface Found {
  contacts: Seen<ListedItem>[]
  /** Behind which the rest is; undefined where there is none. */
  place: string | undefined
  /** Behind which, read the other way round, the rest is; a search has none. */
  start?: string
}

export interface From {
  sort: ContactSort
  place?: string
  /** The number of matches to skip. */
  skip?: number
}

export const orderOf = ({ sort }: From, { stage, assignee }: Pick<ContactQuery, 'stage' | 'assignee'>): Order => ({
  stage,
  assignee,
  isReversed: sort === 'created_at_asc',
})

/** At most `limit` people in an order who fit. What one call reads is bounded: `place` may lead on behind a short page. */
export async function findInOrder(
  ctx: Ctx,
  query: ContactQuery,
  order: Order,
  from: From,
  limit: number,
): Promise<Found> {
  const isFiltered = [query.stage, query.label, query.channel, query.source].some((asked) => asked !== undefined)
  const isDear = asksMoreThanListed(query)
  const [atOnce, most] = isDear ? [CONTACTS_AT_ONCE, MOST_CONTACTS] : [ENTRIES_AT_ONCE, MOST_ENTRIES]
  let { place, skip = 0 } = from
  const contacts: Person[] = []
  for (let read = 0; ; ) {
    // One more than asked for tells whether there is a next page.
    const wanted = skip + limit + 1 - contacts.length
    const size = isFiltered || isDear ? (read === 0 ? FIRST_ENTRIES : atOnce) : Math.min(wanted, atOnce)
    const page = await listPeople(ctx, order, place, size)
    const fitting = await fittingOf(ctx, page.people, query, isDear)
    contacts.push(...fitting.slice(skip))
    skip = Math.max(0, skip - fitting.length)
    const start = contacts[0]?.at
    if (contacts.length > limit) return { contacts: contacts.slice(0, limit), place: contacts[limit - 1]?.at, start }
    if (page.place === undefined) return { contacts, place: undefined, start }
    place = page.place
    read += page.people.length
    if ((isFiltered || isDear) && read >= most) return { contacts, place, start }
  }
}

async function fittingOf(ctx: Ctx, people: Person[], query: ContactQuery, isDear: boolean): Promise<Person[]> {
  const listed = people.filter((person) => fitsListed(person, query))
  if (!isDear) return listed
  const [whole, beside] = await Promise.all([wholeOf(ctx, listed), findBeside(ctx.org, query, listed)])
  return listed.filter(({ id }) => {
    const contact = whole.get(id)
    return contact && fits(contact, query, ctx.now, beside)
  })
}

const wholeOf = async (ctx: Ctx, people: Person[]) =>
  new Map(
    (
      await findContacts(
        ctx,
        people.map(({ id }) => id),
      )
    ).map((contact) => [contact.id, contact]),
  )
