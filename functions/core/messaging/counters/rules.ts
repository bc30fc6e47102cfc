import type { ContactItem } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/rules.ts'
import { type Caller, seesEverything } from '../../platform/ctx.ts'

export const FIELDS = ['active', 'closed', 'archived', 'contacts'] as const
export type Counts = Record<(typeof FIELDS)[number], number>

/** The desk of everybody, and that of nobody: what is not assigned. */
export const ALL = '*'
export const deskNamed = (assignee: string | undefined) => assignee ?? '-'

/** Whose conversations count for the caller: everybody's, or nobody's and their own. */
export const desksSeenBy = (caller: Caller) => (seesEverything(caller) ? 'all' : [undefined, caller.id].map(deskNamed))

type Counted = Pick<ContactItem, 'assignee' | 'status' | 'inbox'>

/** What a change of a contact adds to which desks' counters; empty where it changes none, as nearly always. */
export function countsOf(before: Counted | undefined, after: Counted | undefined): Map<string, Counts> {
  const sums = new Map<string, Counts>()
  if (before) count(sums, before, -1)
  if (after) count(sums, after, 1)
  return withoutZeros(sums)
}

/** The sums of several changes. */
export function sumOf(changes: Iterable<Map<string, Counts>>): Map<string, Counts> {
  const sums = new Map<string, Counts>()
  for (const change of changes)
    for (const [desk, counts] of change) for (const field of FIELDS) add(sums, desk, field, counts[field])
  return withoutZeros(sums)
}

/** Several counters together; one that runs behind the others may have fallen below nothing. */
export const totalOf = (counts: number[]) =>
  Math.max(
    0,
    counts.reduce((sum, count) => sum + count, 0),
  )

/** Where the contact lies while its conversation is active and unread; undefined otherwise. */
export function unreadDesk(
  contact: Pick<ContactItem, 'assignee' | 'status' | 'channels'> | undefined,
): string | undefined {
  if (contact?.status !== 'active') return
  return countOn(contact, 'unread') > 0 ? deskNamed(contact.assignee) : undefined
}

function count(sums: Map<string, Counts>, contact: Counted, n: number) {
  for (const desk of [ALL, deskNamed(contact.assignee)]) {
    add(sums, desk, 'contacts', n)
    // A contact that was never written with is in no list of conversations.
    if (contact.inbox !== undefined) add(sums, desk, contact.status, n)
  }
}

function add(sums: Map<string, Counts>, desk: string, field: keyof Counts, n: number) {
  const counts = sums.get(desk) ?? { active: 0, closed: 0, archived: 0, contacts: 0 }
  counts[field] += n
  sums.set(desk, counts)
}

const withoutZeros = (sums: Map<string, Counts>) =>
  new Map([...sums].filter(([, counts]) => FIELDS.some((field) => counts[field] !== 0)))
