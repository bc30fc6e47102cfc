import type { WaitingFilter } from '#contract/customers/waiting-filters.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { inboxPlaceOf, newestFirst, type Section, sectionOf } from '../../customers/contacts/inbox-sections.ts'
import { listInbox } from '../../customers/contacts/list-inbox.ts'
import { requireLabel } from '../../customers/labels/check-labels.ts'
import { findBeside } from '../../customers/search/find-beside.ts'
import { searchContacts, type WantedOf } from '../../customers/search/search-contacts.ts'
import { findSeenView } from '../../customers/views/find-own-view.ts'
import { isInView } from '../../customers/views/is-in-view.ts'
import { maySee, type Seen } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { listWaitingRows } from './list-waiting-rows.ts'
import { presentRow } from './present-row.ts'

interface Input {
  status: Section | 'all'
  search: string
  /** Those that bear it. */
  label?: string
  /** Those that wait for an answer. */
  waiting?: WaitingFilter
  /** Those of a view, which says the status. */
  view?: string
  per_page: number
  cursor?: string
}

/** Rows that are looked at for a label, at once and by one call. */
const ROWS_AT_ONCE = 250
const MOST_ROWS = 2_000

export const SECTIONS: Section[] = ['active', 'snoozed', 'closed', 'archived']

/** The conversations that the caller may see, newest first, and on the first page how many; with a search, the contacts that it finds. */
export async function listConversations(ctx: Ctx, input: Input) {
  const label = await requireLabel(ctx.org, input.label)
  // While a label is renamed some bear it under the one name, some under the other.
  const bearsLabel = ({ listed }: ContactItem) =>
    [input.label, label].some((name) => listed.labels.includes(name ?? ''))
  const view = input.view === undefined ? undefined : (await findSeenView(ctx, input.view)).query
  const wantedOf = async (contacts: Seen<ContactItem>[]) => {
    const beside = view && (await findBeside(ctx.org, view, contacts))
    return contacts.filter(
      (contact) => (label === undefined || bearsLabel(contact)) && (!view || isInView(contact, view, ctx, beside)),
    )
  }
  const { status } = view ?? input
  const waiting = input.waiting ?? view?.waiting
  const sections = status === 'all' ? SECTIONS : [status]
  const place = input.cursor === undefined ? undefined : openCursor(ctx, listOf(input), input.cursor)
  if (waiting !== undefined) {
    const listedOf = (contacts: Seen<ContactItem>[]) => (sections.includes('active') ? wantedOf(contacts) : [])
    const { data, total, place: last } = await listWaitingRows(ctx, { ...input, waiting, place, wantedOf: listedOf })
    return { data, total, cursor: last ? sealCursor(ctx, listOf(input), last) : null }
  }
  if (input.search !== '') return searched(ctx, input, sections, place, wantedOf)
  if (label !== undefined || view) return filtered(ctx, input, { assignee: view?.assignee, sections, place, wantedOf })

  const { rows: newest, total } = await listInbox(ctx, sections, { place, limit: input.per_page + 1 })
  const data = newest.slice(0, input.per_page)
  const last = data.at(-1)
  return {
    data: data.map(presentRow),
    total: place ? null : total,
    cursor: newest.length > data.length && last ? sealCursor(ctx, listOf(input), inboxPlaceOf(last)) : null,
  }
}

/** What a cursor leads on in: another status or another search is another list. */
const listOf = ({ status, search, label = '', waiting, view }: Input) =>
  `chats ${status} ${search}${label && ` ${label}`}${waiting ? ` ${waiting}` : ''}${view ? ` of ${view}` : ''}`

interface Filter {
  assignee: string | undefined
  sections: Section[]
  place: string | undefined
  wantedOf: WantedOf
}

/** Where few are wanted a page may be short, even empty, and its cursor leads on: what one call reads is bounded. */
async function filtered(ctx: Ctx, input: Input, { assignee, sections, place: from, wantedOf }: Filter) {
  const { per_page } = input
  const found: Seen<ContactItem>[] = []
  let place = from
  for (let read = 0; found.length < per_page && read < MOST_ROWS; ) {
    const { rows } = await listInbox(ctx, sections, { assignee, place, limit: ROWS_AT_ONCE })
    read += rows.length
    const newest = rows.slice(0, ROWS_AT_ONCE)
    const fitting = (await wantedOf(newest)).slice(0, per_page - found.length)
    found.push(...fitting)
    const isFull = found.length === per_page
    const last = (isFull ? fitting : newest).at(-1)
    place = last && (isFull || newest.length === ROWS_AT_ONCE) ? inboxPlaceOf(last) : undefined
    if (place === undefined) break
  }
  return { data: found.map(presentRow), total: null, cursor: place ? sealCursor(ctx, listOf(input), place) : null }
}

async function searched(ctx: Ctx, input: Input, sections: Section[], place: string | undefined, wantedOf: WantedOf) {
  const { org, caller } = ctx
  const isListed = (contact: ContactItem) =>
    contact.inbox_at !== undefined && sections.includes(sectionOf(contact)) && maySee(caller, contact.assignee)
  const found = await searchContacts(org, input.search, place, input.per_page, (some) =>
    wantedOf(some.filter(isListed)),
  )
  const newest = found.contacts.toSorted(newestFirst)
  const isWhole = place === undefined && found.place === undefined
  return {
    data: newest.map(presentRow),
    total: isWhole ? newest.length : null,
    cursor: found.place ? sealCursor(ctx, listOf(input), found.place) : null,
  }
}
