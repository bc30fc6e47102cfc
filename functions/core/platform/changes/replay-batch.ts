import type { DynamoDBRecord } from 'aws-lambda'
import { dequal } from 'dequal'
import type { OrgId } from '../ctx.ts'
import { logFailure } from '../log.ts'
import type { Change, Follow, NamedFollow } from '../table/follow.ts'
import { followChanges } from './follow-changes.ts'
import { orgOf, readChanges } from './read-changes.ts'

export interface Replaying {
  follows: readonly NamedFollow[]
  isGone: (org: string) => Promise<boolean>
  removeAgain: (org: OrgId, contact: string, at: string) => Promise<void>
}

/**
 * Follows the changes of one batch that was set aside. Who was deleted meanwhile stays so: of a dealership that is gone
 * nothing is followed, and what came back of a contact is removed again.
 */
export async function replayLate({ follows, isGone, removeAgain }: Replaying, all: DynamoDBRecord[]): Promise<void> {
  const gone = new Set<string | undefined>()
  for (const org of new Set(all.flatMap((record) => orgOf(record) ?? []))) if (await isGone(org)) gone.add(org)
  const records = all.filter((record) => !gone.has(orgOf(record)))
  await replayBatch(follows, records)
  const contacts = readChanges(follows, records).changes.flatMap((change) => contactOf(change) ?? [])
  for (const { org, contact, at } of new Map(contacts.map((one) => [one.contact, one])).values())
    await removeAgain(org, contact, at)
}

/** Whose contact's a change is. */
function contactOf({ entity, org, after, at }: Change) {
  const { id, contact = entity.entityName === 'contact' ? id : undefined } = (after ?? {}) as Record<string, unknown>
  return typeof contact === 'string' ? { org, contact, at: at.toISOString() } : undefined
}

/** Follows a batch's changes, and then how its items are now; throws if some of them still cannot be followed. */
export async function replayBatch(follows: readonly NamedFollow[], records: DynamoDBRecord[]): Promise<void> {
  const failed = new Set((await followChanges(follows, records)).map(({ record }) => record.dynamodb?.SequenceNumber))
  for (const change of readChanges(follows, records).changes)
    for (const one of follows)
      if (one.latest && one.on.includes(change.entity))
        await catchUp(one, one.latest, change).catch((error) => {
          logFailure(error, { org: change.org, follow: one.name })
          failed.add(change.sequence)
        })
  if (failed.size > 0) throw new Error(`${failed.size} of ${records.length} changes could not be followed.`)
}

/** The item may have changed again since: the result must reflect its current state. */
async function catchUp(one: Follow, latest: NonNullable<Follow['latest']>, change: Change) {
  let known = change.after
  // Repeats until nothing changed in between: the stream may be following a newer change at the same time.
  for (let isSame = false; !isSame; ) {
    const now = await latest(change)
    // By what it holds: with each reading the names of a map may come in another order.
    isSame = dequal(now, known)
    await one.do(change.org, [{ ...change, before: known, after: now }])
    known = now
  }
}
