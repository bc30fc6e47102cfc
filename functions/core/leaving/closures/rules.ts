import { createHash } from 'node:crypto'
import { CLOSING } from '#contract/leaving/closing-facts.ts'
import type { DueEntry } from '../../platform/due/door.ts'
import type { StoredItem } from '../../platform/table/dealership-items.ts'
import type { ClosureItem } from './entity.ts'

const DAY_MS = 86_400_000
const daysFrom = (at: string, days: number) => new Date(Date.parse(at) + days * DAY_MS).toISOString()

export const endOf = (begun_at: string) => daysFrom(begun_at, CLOSING.days)

/** The steps that a closing makes due. */
export type Step = 'begin' | 'remind' | 'remove' | 'reopen'
type Times = Pick<ClosureItem, 'org' | 'begun_at' | 'ends_at'>

/** The moment of a closing's step; a message for another moment is of another closing. */
export const momentOf = ({ begun_at, ends_at }: Times, step: Exclude<Step, 'reopen'>): string =>
  ({ begin: begun_at, remind: daysFrom(ends_at, -CLOSING.reminderDays), remove: ends_at })[step]

export const dueOf = (closure: Times, step: Exclude<Step, 'reopen'>): DueEntry =>
  dueAt(closure.org, step, momentOf(closure, step))

export const dueAt = (org: string, step: Step, at: string): DueEntry => ({
  kind: 'close-dealerships',
  org,
  ids: { step },
  at,
})

/** A name as typed is the dealership's, whatever its spaces and capitals. */
export const isSameName = (typed: string, name: string) => plain(typed) === plain(name)
const plain = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** The STOPs that an item bears, as they are kept: the hash of the salt, the channel, and the address. */
export function stopsOf(salt: string, { opted_out }: StoredItem): { hash: string; at: string }[] {
  const stops = Object.entries((opted_out ?? {}) as Record<string, string>)
  return stops.map(([key, at]) => ({ hash: createHash('sha256').update(`${salt} ${key}`).digest('hex'), at }))
}
