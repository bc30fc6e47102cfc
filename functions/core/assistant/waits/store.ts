import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import type { OrgId } from '../../platform/ctx.ts'
import { duePut } from '../../platform/due/door.ts'
import { readAll } from '../../platform/table/batches.ts'
import { onlyNew, retryOnContention } from '../../platform/table/conflicts.ts'
import { type Write, writeTogether } from '../../platform/table/write.ts'
import { OpenWait, Wait, type WaitItem } from './entity.ts'
import { waitingOf } from './rules.ts'

export async function findWait(org: OrgId, id: string): Promise<WaitItem | undefined> {
  const { Item } = await Wait.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** The waits of these contacts that are not over. */
export async function listOpen(org: OrgId, contacts: readonly string[]): Promise<WaitItem[]> {
  const open = await readAll(
    [...new Set(contacts)].map((contact) => OpenWait.build(BatchGetRequest).key({ org, contact })),
    { consistent: true },
  )
  const waits = await Promise.all(open.flatMap((one) => (one ? [findWait(org, one.wait)] : [])))
  return waits.filter((wait) => wait !== undefined)
}

/** Begins a wait; false where the contact waits already, or this very wait has been. */
export const putWait = (wait: WaitItem) =>
  retryOnContention(() =>
    execute(
      OpenWait.build(PutTransaction).item({ org: wait.org, contact: wait.contact, wait: wait.id }).options(onlyNew),
      Wait.build(PutTransaction).item(wait).options(onlyNew),
      ...duePuts(wait),
    ),
  )

/** Parts of a transaction: a wait that nobody changed meanwhile goes to its next step, or ends. */
export function waitWrites(seen: WaitItem, change: Partial<WaitItem>): Write[] {
  const { org, contact, id } = seen
  const after = { ...seen, ...change, version: seen.version + 1 }
  const over = OpenWait.build(DeleteTransaction)
    .key({ org, contact })
    .options({
      // It goes with a deleted contact.
      condition: {
        or: [
          { attr: 'wait', exists: false },
          { attr: 'wait', eq: id },
        ],
      },
    })
  return [
    Wait.build(PutTransaction)
      .item(after)
      .options({ condition: { attr: 'version', eq: seen.version } }),
    ...duePuts(after),
    ...(after.end ? [over] : []),
  ]
}

/** False where somebody changed it meanwhile. */
export const replaceWait = (seen: WaitItem, change: Partial<WaitItem>) => writeTogether(waitWrites(seen, change))

const duePuts = (wait: WaitItem): Write[] =>
  wait.next_at === undefined ? [] : [duePut({ ...waitingOf(wait), at: wait.next_at })]
