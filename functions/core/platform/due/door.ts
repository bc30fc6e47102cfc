import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import type { Waiting } from '#contract/due.ts'
import { writeAll } from '../table/batches.ts'
import { Due, dueIdOf } from './entity.ts'

/** A thing that waits for a time (ISO 8601, as `toISOString` writes it). */
export type DueEntry = Waiting & { at: string }

const itemOf = (entry: DueEntry) => ({ ...entry, id: dueIdOf(entry) })
const keyOf = (entry: DueEntry) => ({ at: entry.at, id: dueIdOf(entry) })

/** Parts of the transaction that writes the waiting item: it becomes due at a time, or no longer is. */
export const duePut = (entry: DueEntry) => Due.build(PutTransaction).item(itemOf(entry))
export const dueRemoval = (entry: DueEntry) => Due.build(DeleteTransaction).key(keyOf(entry))
/** The same for an item whose time changes: no parts if the time is the same. */
export const dueMove = (waiting: Waiting, from: string, to: string) =>
  from === to ? [] : [dueRemoval({ ...waiting, at: from }), duePut({ ...waiting, at: to })]

/** Schedules things; anything already due is found within a minute. Repeating it is harmless. */
export const putDue = (entries: readonly DueEntry[]): Promise<void> =>
  writeAll(entries.map((entry) => Due.build(BatchPutRequest).item(itemOf(entry))))

/** The clock has nothing more to do for this, whether or not it ever had. */
export const removeDue = (entry: DueEntry): Promise<void> => writeAll([Due.build(BatchDeleteRequest).key(keyOf(entry))])
