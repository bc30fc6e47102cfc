import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { duePut } from '../../platform/due/door.ts'
import { nextMark } from '../../platform/due/due-times.ts'
import { readAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten } from '../../platform/table/conflicts.ts'
import { isAsRead } from '../../platform/table/replace-whole.ts'
import type { Write } from '../../platform/table/write.ts'
import { Load, Waiting, Workload, type WorkloadItem, waitingOf } from './entity.ts'
import { loadsAfter, type Move } from './rules.ts'

export async function findWorkload(org: OrgId): Promise<WorkloadItem> {
  const { Item } = await Workload.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item ?? { org, version: 0, loads: {} }
}

/** The person in whose load each of these contacts counts. */
export async function listCounted(org: OrgId, contacts: string[]): Promise<(string | undefined)[]> {
  const loads = await readAll(
    contacts.map((contact) => Load.build(BatchGetRequest).key({ org, contact })),
    { consistent: true },
  )
  return loads.map((load) => load?.agent)
}

/** Parts of a transaction: contacts count in others' loads, of which nobody changed any meanwhile. */
export const loadWrites = (org: OrgId, seen: WorkloadItem, moves: Move[], turn = seen.turn): Write[] => [
  Workload.build(PutTransaction)
    .item({ ...seen, version: seen.version + 1, loads: loadsAfter(seen.loads, moves), turn })
    .options({ condition: isAsRead(seen) }),
  ...moves.map(({ contact, from, to }) => {
    const condition =
      from === undefined ? ({ attr: 'org', exists: false } as const) : ({ attr: 'agent', eq: from } as const)
    return to === undefined
      ? Load.build(DeleteTransaction).key({ org, contact }).options({ condition })
      : Load.build(PutTransaction).item({ org, contact, agent: to }).options({ condition })
  }),
]

/** Part of a transaction: nobody's load changed since it was read. */
export const workloadCheck = (seen: WorkloadItem): Write =>
  Workload.build(ConditionCheck).key({ org: seen.org }).condition(isAsRead(seen))

/** Writes moves; false where another was quicker. */
export const writeMoves = (org: OrgId, seen: WorkloadItem, moves: Move[]) =>
  isWritten(execute(...loadWrites(org, seen, moves)))

interface Opening {
  opened_at: string
  contact: string
  writer?: string
}
/** Somebody may begin work at any of these. */
const LOOKED_AFTER_MINUTES = 5

/** Parts of a transaction: an opened conversation waits for somebody, and is looked after by the clock. */
export const waitingPuts = (org: OrgId, opening: Opening, now: Date): Write[] => [
  Waiting.build(PutTransaction).item({ org, ...opening }),
  duePut({ kind: 'assign-waiting', org, ids: {}, at: nextMark(now, LOOKED_AFTER_MINUTES) }),
]
/** Part of a transaction: it waits no longer. */
export const waitingRemoval = (org: OrgId, { contact, opened_at }: Opening): Write =>
  Waiting.build(DeleteTransaction).key({ org, contact, opened_at })

/** Puts what waits for somebody, unless a load changed meanwhile: then false. */
export const putWaiting = (org: OrgId, opening: Opening, seen: WorkloadItem) =>
  isWritten(execute(...waitingPuts(org, opening, new Date()), workloadCheck(seen)))

export async function removeWaiting(org: OrgId, opening: Opening): Promise<void> {
  await Waiting.build(DeleteItemCommand)
    .key({ org, ...opening })
    .send()
}

/** The contacts that wait for somebody, the longest first. */
export async function listWaiting(org: OrgId, limit: number) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Waiting)
    .query({ partition: waitingOf(org) })
    .options({ limit, consistent: true })
    .send()
  return Items
}
