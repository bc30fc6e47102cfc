import type { WaitingFilter } from '#contract/customers/waiting-filters.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'

export type StatusFilter = 'all' | Section
/** Of these only who waits for an answer; empty for all. */
export type Waiting = WaitingFilter | ''

/** The lists of conversations: an active one that sleeps is in a list of its own. */
type Section = ConversationStatus | 'snoozed'
const sectionOf = ({ status, snoozed_until }: ConversationRow): Section =>
  status === 'active' && snoozed_until !== null ? 'snoozed' : status

/** Its place in the list: one that woke comes back on top. */
const placeOf = ({ listed_at, last_message_at }: ConversationRow) => listed_at ?? last_message_at

/** A page of the list as returned by the server. */
interface Page {
  data: ConversationRow[]
  total: number | null
  cursor: string | null
}

/** The loaded part of the list under one filter: its newest rows without a gap. */
export interface ConversationList extends Page {
  status: StatusFilter
  search: string
  /** The label to filter by; absent for any. */
  label?: string
  /** Absent for all. */
  waiting?: Waiting
  /** A list under a name: what is in it only the server knows. */
  view?: string
  /** The server searched only a part and found few matches: the user can ask it to go on. */
  isPaused?: boolean
}

/**
 * Merges a fresh first page into the loaded rows: a missing row above its last unchanged row no longer matches the
 * filter, and rows below that one stay. Without an unchanged row there may be a gap: the page replaces all.
 */
export function refreshHead(list: ConversationList, head: Page): ConversationList {
  // Nothing in the part searched again matches: rows found further down stay.
  if (head.data.length === 0 && head.cursor !== null && list.data.length > 0) return list
  const lastAt = new Map(list.data.map((row) => [row.contact_id, placeOf(row)]))
  const joint = head.data.findLast((row) => lastAt.get(row.contact_id) === placeOf(row))
  if (head.cursor === null || !joint) return { ...list, ...head }

  const inHead = new Set(head.data.map((row) => row.contact_id))
  const jointAt = list.data.findIndex((row) => row.contact_id === joint.contact_id)
  const below = list.data.slice(jointAt + 1).filter((row) => !inHead.has(row.contact_id))
  if (below.length === 0) return { ...list, ...head }
  return { ...list, data: [...head.data, ...below], total: head.total }
}

/** Appends the next page; a row that moved up meanwhile is not shown twice. The total remains the first page's. */
export function appendPage(list: ConversationList, page: Page): ConversationList {
  const known = new Set(list.data.map((row) => row.contact_id))
  const data = [...list.data, ...page.data.filter((row) => !known.has(row.contact_id))]
  return { ...list, data, cursor: page.cursor }
}

/**
 * Moves one changed row to its place by last message, or removes it if it no longer matches the filter. A row older
 * than all loaded ones waits for its page; under a search only the server knows whether a new row matches.
 */
export function placeRow(list: ConversationList, row: ConversationRow): ConversationList {
  const at = list.data.findIndex((known) => known.contact_id === row.contact_id)
  const isOut =
    (list.label && !row.labels.includes(list.label)) ||
    (list.waiting && !row.is_unreplied) ||
    (list.waiting === 'unassigned' && row.assigned_agent)
  if (isOut || (list.status !== 'all' && list.status !== sectionOf(row))) return removeRow(list, row.contact_id)
  // Who has just begun to wait has not waited long.
  if (at < 0 && (list.search !== '' || list.view || list.waiting === 'over_an_hour')) return list
  const shown = list.data[at]
  if (shown && placeOf(shown) === placeOf(row)) return { ...list, data: list.data.with(at, row) }

  const others = at < 0 ? list.data : list.data.toSpliced(at, 1)
  const before = others.findIndex((other) => isNewer(row, other))
  if (before < 0 && at < 0 && list.cursor !== null) return list
  const data = others.toSpliced(before < 0 ? others.length : before, 0, row)
  return { ...list, data, total: at < 0 ? shift(list.total, 1) : list.total }
}

/** Removes a contact that the caller may no longer see. */
export function removeRow(list: ConversationList, contactId: string): ConversationList {
  const data = list.data.filter((row) => row.contact_id !== contactId)
  return data.length === list.data.length ? list : { ...list, data, total: shift(list.total, -1) }
}

const isNewer = (row: ConversationRow, other: ConversationRow) =>
  placeOf(other) !== null && (placeOf(row) ?? '') > (placeOf(other) ?? '')

const shift = (total: number | null, by: number) => (total === null ? null : Math.max(0, total + by))
