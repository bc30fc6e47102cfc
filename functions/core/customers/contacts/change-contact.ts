import type { Acting } from '../../platform/actor.ts'
import { type Write, writeTogether } from '../../platform/table/write.ts'
import { type Entry, entryPuts } from '../history/door.ts'
import { claimAddress } from './address-store.ts'
import { type Changes, contactUpdate } from './door.ts'
import type { ContactItem } from './entity.ts'
import { splitLongTexts } from './long-text-store.ts'
import type { Standing } from './standing-store.ts'
import { AS_READ, releases } from './store.ts'

export interface ContactChange {
  update: Changes
  /** Its history entries. */
  entries?: Entry[]
  claimed?: string[]
  left?: string[]
  /** What else is as it was read. */
  still?: Standing['still']
  /** What is written along, all or nothing. */
  others?: Write[]
}

/** Changes a contact that still has the desk, the stage, the numbers, and where they change the labels it was read with; else false. */
export async function changeContact(acting: Acting, seen: ContactItem, change: ContactChange): Promise<boolean> {
  const { update, entries = [], claimed = [], left = [], still = [], others = [] } = change
  const { org, id } = seen
  const { listed, writes } = splitLongTexts(org, id, update.listed ?? {}, seen.listed)
  const released = left.length === 0 ? [] : await releases(seen, left)
  const ofLabels = update.listed?.labels === undefined ? [] : (['labels'] as const)
  return writeTogether([
    contactUpdate(seen, { ...update, listed }, { still: [...AS_READ, ...ofLabels, ...still] }),
    ...writes,
    ...entryPuts(acting, seen, entries),
    ...claimed.map((address) => claimAddress(org, address, id)),
    ...released,
    ...others,
  ])
}
