import type { ContactQuery, ContactSort } from '#contract/customers/contact-query.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { findAgentsOf } from '../contacts/find-agents-of.ts'
import { presentListed } from '../contacts/present-contact.ts'
import { listCustom } from '../fields/list-custom.ts'
import { checkFilters } from './check-filters.ts'
import { readTotal } from './count-people.ts'
import type { Found } from './find-in-order.ts'
import { findPeople } from './find-people.ts'

type Input = ContactQuery & {
  sort: ContactSort
  include?: 'custom'
  page: number
  per_page: number
  cursor?: string
}

/** A page of the contacts that the caller may see and that fit, in the order asked for; with a search, as it finds them. */
export async function listContacts(ctx: Ctx, asked: Input) {
  const input = await checkFilters(ctx.org, asked)
  const { page, per_page } = input
  const list = listOf(input)
  const place = input.cursor === undefined ? undefined : openCursor(ctx, list, input.cursor)
  const { found, total } = await (place === undefined ? pageByNumber(ctx, input) : pageBehind(ctx, input, place))
  const isLong = input.sort === 'name_asc' && total !== null && total > per_page
  const asksCustom = input.include === 'custom'
  const [agents, custom] = await Promise.all([
    findAgentsOf(ctx.org, found.contacts),
    asksCustom
      ? listCustom(
          ctx.org,
          found.contacts.map(({ id }) => id),
        )
      : undefined,
  ])
  return {
    data: found.contacts.map((contact) => ({
      ...presentListed(contact, agents),
      ...(custom && { custom: custom.get(contact.id) ?? {} }),
    })),
    total,
    page,
    per_page,
    // By name nobody is led to a page but by the one before it.
    last_page: total === null || isLong ? null : Math.max(1, Math.ceil(total / per_page)),
    cursor: found.place === undefined ? null : sealCursor(ctx, list, found.place),
  }
}

async function pageBehind(ctx: Ctx, input: Input, place: string) {
  const { sort, per_page } = input
  const [found, total] = await Promise.all([
    findPeople(ctx, queryOf(input), { sort, place }, per_page),
    readTotal(ctx, queryOf(input)),
  ])
  return { found, total }
}

/** Counted from the nearer end where it is known how far the other is. A list that ends on its first page counts itself. */
async function pageByNumber(ctx: Ctx, input: Input): Promise<{ found: Found; total: number | null }> {
  const { sort, page, per_page } = input
  const skip = (page - 1) * per_page
  if (page === 1) {
    const [found, total] = await Promise.all([
      findPeople(ctx, queryOf(input), { sort }, per_page),
      readTotal(ctx, queryOf(input)),
    ])
    return { found, total: found.place === undefined ? found.contacts.length : total }
  }
  const total = await readTotal(ctx, queryOf(input))
  const isNearEnd = total !== null && sort !== 'name_asc' && skip >= total / 2
  const found = isNearEnd
    ? findFromEnd(ctx, input, total - skip)
    : findPeople(ctx, queryOf(input), { sort, skip }, per_page)
  return { found: await found, total }
}

/** The page of which so many are left with those behind it. */
async function findFromEnd(ctx: Ctx, input: Input, left: number): Promise<Found> {
  if (left <= 0) return { contacts: [], place: undefined }
  const sort = input.sort === 'created_at_desc' ? 'created_at_asc' : 'created_at_desc'
  const skip = Math.max(0, left - input.per_page)
  const { contacts, start } = await findPeople(ctx, queryOf(input), { sort, skip }, left - skip)
  return { contacts: contacts.toReversed(), place: skip > 0 ? start : undefined }
}

/** The input without its paging. */
function queryOf(input: Input): ContactQuery {
  const { page: _, per_page: _size, cursor: _place, sort: _sort, include: _include, ...query } = input
  return query
}

/** The list that a cursor belongs to; another query is another list. */
const listOf = (input: Input) => `contacts ${input.sort} ${JSON.stringify(Object.entries(queryOf(input)).toSorted())}`
