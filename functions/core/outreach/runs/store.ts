import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $add } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { RunStatus } from '#contract/outreach/automation-facts.ts'
import { besideOf } from '../../customers/contacts/partitions.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { dueMove, duePut, dueRemoval } from '../../platform/due/door.ts'
import { readAll, writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { failedConditions, isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { isAsRead } from '../../platform/table/replace-whole.ts'
import {
  Footprint,
  type FootprintItem,
  HourCount,
  RecentRuns,
  type RecentRunsItem,
  Run,
  type RunItem,
  runsOf,
  STANDINGS,
  Standing,
} from './entity.ts'

export async function findRun(org: OrgId, automation: string, id: string): Promise<RunItem | undefined> {
  const { Item } = await Run.build(GetItemCommand).key({ org, automation, id }).options({ consistent: true }).send()
  return Item
}

/** A page of an automation's runs, the newest first, after `place`. */
export async function listRuns(
  org: OrgId,
  automation: string,
  { status, place, limit }: { status?: RunStatus | undefined; place?: string | undefined; limit: number },
): Promise<{ runs: RunItem[]; place?: string | undefined }> {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Run)
    .query({ partition: runsOf(org, automation), ...(place !== undefined && { range: { lt: place } }) })
    .options({
      reverse: true,
      limit,
      consistent: true,
      ...(status && { filters: { 'automation-run': { attr: 'status', eq: status } as const } }),
    })
    .send()
  return { runs: Items, place: LastEvaluatedKey?.sk as string | undefined }
}

export const deleteRuns = (runs: readonly RunItem[]): Promise<void> =>
  writeAll(runs.map(({ org, automation, id }) => Run.build(BatchDeleteRequest).key({ org, automation, id })))

/** A contact's latest run of each automation. */
export async function listStandings(org: OrgId, contact: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Standing)
    .query({ partition: besideOf(org, contact), range: { beginsWith: STANDINGS } })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export async function findRuns(org: OrgId, keys: readonly Pick<RunItem, 'automation' | 'id'>[]): Promise<RunItem[]> {
  const found = await readAll(keys.map(({ automation, id }) => Run.build(BatchGetRequest).key({ org, automation, id })))
  return found.filter((run) => run !== undefined)
}

export async function findStanding(org: OrgId, contact: string, automation: string) {
  const { Item } = await Standing.build(GetItemCommand)
    .key({ org, contact, automation })
    .options({ consistent: true })
    .send()
  return Item
}

export async function findRecentRuns(org: OrgId, contact: string): Promise<RecentRunsItem> {
  const { Item } = await RecentRuns.build(GetItemCommand).key({ org, contact }).options({ consistent: true }).send()
  return Item ?? { org, contact, version: 0, began: [] }
}

/** The due entry of a run that waits. */
const waitingOf = ({ org, automation, contact, id }: RunItem) =>
  ({ kind: 'run-automations', org, ids: { task: 'wake', automation, contact, about: id } }) as const

/**
 * Puts a new run that is the only active one of its automation with the contact; `known` if it was there already, false
 * if another came first.
 */
export async function putRun(
  run: RunItem,
  recent: RecentRunsItem,
  next: Partial<RecentRunsItem>,
): Promise<boolean | 'known'> {
  const { org, contact, automation, id, began_at } = run
  try {
    await execute(
      Run.build(PutTransaction).item(run).options(onlyNew),
      Standing.build(PutTransaction)
        .item({ org, contact, automation, run: id, began_at, is_active: true })
        .options({
          condition: {
            or: [
              { attr: 'org', exists: false },
              { attr: 'is_active', eq: false },
            ],
          },
        }),
      RecentRuns.build(PutTransaction)
        .item({ ...recent, ...next, version: recent.version + 1 })
        .options({ condition: isAsRead(recent) }),
    )
    return true
  } catch (error) {
    const failed = failedConditions(error)
    if (!failed?.length) throw error
    return failed.includes(0) ? 'known' : false
  }
}

/** Records a run that was cut before it began, so that its story says so. */
export const putCutRun = (run: RunItem) => isWritten(Run.build(PutItemCommand).item(run).options(onlyNew).send())

/** Moves a run on, with the time that it waits for; false where somebody else did. */
export function replaceRun(seen: RunItem, change: Partial<RunItem>): Promise<boolean> {
  const next = { ...seen, ...change, version: seen.version + 1 }
  const [from, to] = [seen.due_at, next.due_at]
  const waiting = waitingOf(seen)
  const entries =
    from !== undefined && to !== undefined
      ? dueMove(waiting, from, to)
      : [...(from ? [dueRemoval({ ...waiting, at: from })] : []), ...(to ? [duePut({ ...waiting, at: to })] : [])]
  const { org, contact, automation } = seen
  return isWritten(
    execute(
      Run.build(PutTransaction)
        .item(next)
        .options({ condition: isAsRead(seen) }),
      // Items beside a contact are deleted with it.
      ...(next.status === 'active' || next.reason === 'gone'
        ? []
        : [
            Standing.build(UpdateTransaction)
              .item({ org, contact, automation, is_active: false })
              .options({ condition: { attr: 'run', eq: seen.id } }),
          ]),
      ...entries,
    ),
  )
}

/** Counts one more run within this hour of a dealership; returns how many there are. */
export async function countHour(org: OrgId, now: Date): Promise<number> {
  const hour = now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length)
  const { Attributes } = await HourCount.build(UpdateItemCommand)
    .item({ org, hour, count: $add(1), ttl: Math.floor(now.getTime() / 1000) + 7_200 })
    .options({ returnValues: 'UPDATED_NEW' })
    .send()
  return Attributes?.count ?? 0
}

export const putFootprint = (footprint: FootprintItem) => Footprint.build(PutItemCommand).item(footprint).send()

export async function findFootprint(org: OrgId, contact: string, what: FootprintItem['what']) {
  const { Item } = await Footprint.build(GetItemCommand)
    .key({ org, contact, what })
    .options({ consistent: true })
    .send()
  return Item
}
