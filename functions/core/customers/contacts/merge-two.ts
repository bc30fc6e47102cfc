import type { Write } from '../../platform/table/write.ts'
import { entryRemoval, joinedPut } from '../history/door.ts'
import { handAddress, listHeldBy } from './address-store.ts'
import type { ContactItem } from './entity.ts'
import { claimsOf } from './reachable-addresses.ts'
import type { Standing } from './standing-store.ts'
import { AS_READ, hiddenUpdate, partedPuts, wholePuts } from './store.ts'

/** Nothing that a merge or its undoing joins or parts has changed since a contact was read. */
const UNCHANGED: Standing = {
  still: [
    ...AS_READ,
    ...(['details', 'heard', 'unread', 'vehicle', 'merged'] as const),
    ...(['snooze', 'opened_at', 'inbox_at', 'board_at', 'last_message_id', 'assistant'] as const),
  ],
}

interface Two {
  kept: ContactItem
  leaving: ContactItem
}

/** Parts of a transaction: of two contacts, as both were read, one becomes `after`, and the other, with its addresses, a part of it. */
export async function mergeWrites(
  { kept, leaving, after }: Two & { after: ContactItem },
  joined: Parameters<typeof joinedPut>[1],
): Promise<Write[]> {
  const { org } = kept
  const held = await listHeldBy(org, leaving.id, claimsOf(leaving.listed))
  return [
    ...wholePuts(after, kept, UNCHANGED),
    hiddenUpdate(leaving, kept.id, UNCHANGED),
    ...held.map((address) => handAddress(org, address, leaving.id, kept.id)),
    joinedPut(kept, joined),
  ]
}

/** Parts of a transaction that undoes it: one contact, as it is `now`, becomes these two again. */
export async function partingWrites(now: ContactItem, { kept, leaving }: Two, joined: string): Promise<Write[]> {
  const { org } = kept
  const held = await listHeldBy(org, kept.id, claimsOf(leaving.listed))
  return [
    ...wholePuts(kept, now, UNCHANGED),
    ...partedPuts(leaving, kept.id),
    ...held.map((address) => handAddress(org, address, kept.id, leaving.id)),
    entryRemoval(kept, joined),
  ]
}
