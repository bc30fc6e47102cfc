import type { CallQuery } from '#contract/calls/calls.ts'
import { NOBODY } from '../../customers/contacts/desk-names.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { getReadableContact } from '../../customers/contacts/get-contact.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import { searchContacts } from '../../customers/search/search-contacts.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import type { Seen } from '../../platform/access.ts'
import { maySee, seesEverything } from '../../platform/access.ts'
import type { Caller, Ctx } from '../../platform/ctx.ts'
import { maySeeCall } from '../calls/call-rights.ts'
import { type Between, listCalls } from '../calls/door.ts'
import type { CallItem, CallList } from '../calls/entity.ts'
import { idsOf } from './day-bounds.ts'
import { isPicky, listSpans } from './list-spans.ts'

/** Calls read at once, for all lists together, if only some of them match; and the most that one query reads. */
const AT_ONCE = 200
const MOST_READ = 2000
/** Sorts after every id. */
const LAST = '~'
/** The maximum number of contacts whose calls a search shows. */
const MOST_CONTACTS = 20

export interface From {
  /** Start after this call. */
  place?: string
  /** Only calls before this id prefix. */
  before?: string
  /** Number of matching calls to skip first. */
  skip?: number
}

/**
 * At most `limit` matching calls, newest first. The amount read per query is bounded: a short page may still have a
 * `place` to continue from, and `isCut` means that a search matches more contacts than were considered.
 */
export async function findCalls(ctx: Ctx, query: CallQuery, from: From, limit: number) {
  const { org, caller } = ctx
  const [{ lists, isCut }, timeZone] = await Promise.all([listsOf(ctx, query), findTimeZone(org)])
  const { from: earliest, to } = idsOf(query, timeZone)
  const whole = { from: earliest, to: from.before ?? to }
  let { place, skip = 0 } = from
  const calls: CallItem[] = []
  const share = (most: number) => Math.ceil(most / lists.length)
  let read = 0
  for await (const span of lists.length > 0 ? listSpans(ctx, query, whole, place) : []) {
    let at: string | undefined = place !== undefined && place < (span.to ?? LAST) ? place : undefined
    if (isEmpty({ ...span, to: at ?? span.to })) continue
    do {
      // One more than asked for shows whether there is a next page.
      const wanted = isPicky(query) ? Math.max(limit + 1, share(AT_ONCE)) : skip + limit + 1 - calls.length
      const page = await listCalls(org, lists, span, at, Math.min(wanted, share(MOST_READ)))
      const fitting = page.calls.filter((call) => fits(call, query) && maySeeCall(caller, call))
      calls.push(...fitting.slice(skip))
      skip = Math.max(0, skip - fitting.length)
      if (calls.length > limit) return { calls: calls.slice(0, limit), place: calls[limit - 1]?.id, isCut }
      at = page.place
      place = at ?? page.calls.at(-1)?.id ?? place
      read += page.calls.length
      if (read >= MOST_READ) return { calls, place, isCut }
    } while (at !== undefined)
  }
  return { calls, place: undefined, isCut }
}

/** True if the range ends before it begins. */
const isEmpty = ({ from, to }: Between) => from !== undefined && to !== undefined && from >= to

const fits = ({ status, direction }: CallItem, query: CallQuery) =>
  (query.status ?? status) === status && (query.direction ?? direction) === direction

/**
 * The lists that hold the requested calls. A search would reveal whose number it is, so it finds only contacts that the
 * caller may see. Throws `not_found` for a contact that they may not see.
 */
async function listsOf(ctx: Ctx, { contact_id, search }: CallQuery): Promise<{ lists: CallList[]; isCut: boolean }> {
  const ofContact = (contact: ContactItem) => partsOf(contact).map((id): CallList => ({ of: 'contact', id }))
  if (contact_id !== undefined) return { lists: ofContact(await getReadableContact(ctx, contact_id)), isCut: false }
  if (search) {
    const seenOf = (found: Seen<ContactItem>[]) => found.filter(({ assignee }) => maySee(ctx.caller, assignee))
    const { contacts, place } = await searchContacts(ctx.org, search, undefined, MOST_CONTACTS, seenOf)
    return { lists: contacts.flatMap(ofContact), isCut: place !== undefined }
  }
  return { lists: listsFor(ctx.caller), isCut: false }
}

/** All calls, or those of unassigned contacts, of the caller's own contacts, and the caller's own calls. */
const listsFor = (caller: Caller): CallList[] =>
  seesEverything(caller)
    ? [{ of: 'all' }]
    : [
        { of: 'desk', id: NOBODY },
        { of: 'desk', id: caller.id },
        { of: 'own', id: caller.id },
      ]
