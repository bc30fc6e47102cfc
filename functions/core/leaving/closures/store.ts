import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import type { OrgId } from '../../platform/ctx.ts'
import { type DueEntry, duePut, dueRemoval } from '../../platform/due/door.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { isAsRead, replaceWhole } from '../../platform/table/replace-whole.ts'
import { writeTogether } from '../../platform/table/write.ts'
import { Closure, type ClosureItem, Suppression } from './entity.ts'

export async function findClosure(org: OrgId): Promise<ClosureItem | undefined> {
  const { Item } = await Closure.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item
}

/** Puts a closing in place of what was read, with what it makes due and what no longer is; false if it changed since. */
export const putClosure = (
  seen: ClosureItem | undefined,
  closure: Omit<ClosureItem, 'version'>,
  { due, dropped = [] }: { due: readonly DueEntry[]; dropped?: readonly DueEntry[] },
) => {
  const version = seen?.version ?? 0
  return writeTogether([
    Closure.build(PutTransaction)
      .item({ ...closure, version: version + 1 })
      .options({ condition: isAsRead({ version }) }),
    ...due.map(duePut),
    ...dropped.map(dueRemoval),
  ])
}

/** Moves a closing on; undefined if another run has. */
export async function moveClosure(seen: ClosureItem, change: Partial<ClosureItem>): Promise<ClosureItem | undefined> {
  const moved = { ...seen, ...change }
  return (await replaceWhole(Closure, seen, change)) ? { ...moved, version: seen.version + 1 } : undefined
}

export const putSuppressions = (org: OrgId, stops: readonly { hash: string; at: string }[]): Promise<void> =>
  writeAll(stops.map((stop) => Suppression.build(BatchPutRequest).item({ org, ...stop })))
