import type { InputItem } from 'dynamodb-toolbox/entity'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $remove, $set, UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, isWritten } from '../../platform/table/conflicts.ts'
import { lotKeep, lotReturn, lotTake } from '../catalogue/door.ts'
import type { LotItem } from '../catalogue/entity.ts'
import { syncPostpone } from '../integrations/door.ts'
import {
  Columns,
  OPEN_RUNS,
  OpenRun,
  Overrides,
  overridesOf,
  Run,
  type RunItem,
  type RunWords,
  runsOf,
} from './entity.ts'

export async function findRun(org: OrgId, id: string): Promise<RunItem | undefined> {
  const { Item } = await Run.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** The most recently created runs, newest first. */
export async function listRuns(org: OrgId, limit: number): Promise<RunItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Run)
    .query({ partition: runsOf(org) })
    .options({ reverse: true, limit, consistent: true })
    .send()
  return Items
}

/** The new lease of the lot, and the next scheduled run. */
interface Lease {
  /** The lot as it was when no run had it. */
  seen: LotItem
  until: string
  /** Moves the schedule on; if `due` is given, only from there. */
  next?: { now: Date; due?: string }
}

/** Adds a run and gives it the lot; false if another was faster. */
export const addRun = (run: InputItem<typeof Run>, lease: Lease): Promise<boolean> =>
  isWritten(
    execute(
      Run.build(PutTransaction)
        .item(run)
        .options({ condition: { attr: 'id', exists: false } }),
      ...given(run, lease),
    ),
  )

/** Approves a held run: it waits for its worker again. */
export const reopenRun = (run: RunItem, started_at: string, lease: Lease): Promise<boolean> =>
  isWritten(
    execute(
      Run.build(UpdateTransaction)
        .item({
          org: run.org,
          id: run.id,
          status: 'queued',
          started_at,
          is_confirmed: true,
          finished_at: $remove(),
          words: $remove(),
        })
        .options({ condition: { attr: 'status', eq: 'held' } }),
      ...given(run, lease),
    ),
  )

function given({ org, id, started_at }: Pick<RunItem, 'org' | 'id' | 'started_at'>, { seen, until, next }: Lease) {
  return [
    lotTake(seen, id, until),
    OpenRun.build(PutTransaction).item({ org, run: id, since: started_at }),
    ...(next ? [syncPostpone(org, next.now, next.due)] : []),
  ]
}

/** Starts a run that waited for its worker, and extends its lease, both or neither; false if it is too late. */
export const beginRun = ({ org, id }: Pick<RunItem, 'org' | 'id'>, until: string): Promise<boolean> =>
  isWritten(
    execute(
      Run.build(UpdateTransaction)
        .item({ org, id, status: 'running' })
        .options({ condition: { attr: 'status', eq: 'queued' } }),
      lotKeep(org, id, until),
    ),
  )

/** Sets a running run's file, and the newer ones that are not vehicle lists. */
export const setFile = (org: OrgId, id: string, file: string, others: string[] = []): Promise<boolean> =>
  changeRun(['running'], { org, id, file, others: others.length > 0 ? $set(others) : $remove() })

/** Clears a running run's file, and its approval. */
export const forgetFile = (org: OrgId, id: string): Promise<boolean> =>
  changeRun(['running'], { org, id, file: $remove(), is_confirmed: false })

/** Sets a running run's progress. */
export const setProgress = (org: OrgId, id: string, progress: NonNullable<RunItem['progress']>): Promise<boolean> =>
  changeRun(['running'], { org, id, progress: $set(progress) })

type Status = RunItem['status']
type RunChange = Omit<UpdateItemInput<typeof Run>, 'words'> & Pick<RunItem, 'org' | 'id' | 'words'>

/** Words are written as a whole; without `$set`, which the types of `any` lack, each part would be separate. */
const whole = ({ words, ...change }: RunChange) => ({
  ...change,
  ...(words && { words: $set(words) as unknown as RunWords }),
})

/** Changes a run that is in one of these states; false if it is in another, or does not exist. */
export async function changeRun(from: readonly Status[], change: RunChange): Promise<boolean> {
  return isConditionMet(
    Run.build(UpdateItemCommand)
      .item(whole(change))
      .options({ condition: { attr: 'status', in: [...from] } })
      .send(),
  )
}

/** Ends a running run and releases the lot, both or neither; false if the lot is no longer the run's. */
export const endRun = (change: RunChange): Promise<boolean> =>
  isWritten(
    execute(
      Run.build(UpdateTransaction)
        .item({ ...whole(change), progress: $remove() })
        .options({ condition: { attr: 'status', in: ['queued', 'running'] } }),
      ...givenBack(change, change.status === 'done'),
    ),
  )

/** Deletes a run as if it had never existed, and releases the lot. */
export const dropRun = ({ org, id }: Pick<RunItem, 'org' | 'id'>): Promise<boolean> =>
  isWritten(execute(Run.build(DeleteTransaction).key({ org, id }), ...givenBack({ org, id })))

/** Releases the lot. */
const givenBack = ({ org, id }: { org: string; id: string }, isDone = false) =>
  [
    lotReturn(org, id, isDone),
    OpenRun.build(DeleteTransaction)
      .key({ org })
      .options({ condition: { attr: 'run', eq: id } }),
  ] as const

/** The unfinished runs of all dealerships, a page at a time. */
export async function listOpenRuns(place?: string) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(OpenRun)
    .query({ partition: OPEN_RUNS })
    .options(place ? { exclusiveStartKey: { pk: OPEN_RUNS, sk: place } } : {})
    .send()
  return { rows: Items, place: LastEvaluatedKey?.sk as string | undefined }
}

/** The columns of the newest file. */
export async function findColumns(org: OrgId) {
  const { Item } = await Columns.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item
}

export async function putColumns(columns: InputItem<typeof Columns>) {
  await Columns.build(PutItemCommand).item(columns).send()
}

/** The managers' choices of columns, by header. */
export async function listOverrides(org: OrgId): Promise<Map<string, Record<string, string | null>>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Overrides)
    .query({ partition: overridesOf(org) })
    .options({ consistent: true })
    .send()
  const chosen = (fields: Record<string, string | undefined>) =>
    Object.fromEntries(Object.entries(fields).map(([field, column]) => [field, column || null]))
  return new Map(Items.map(({ header_hash, fields }) => [header_hash, chosen(fields)]))
}

export async function putOverrides(org: OrgId, header_hash: string, fields: Record<string, string | null>) {
  const stored = Object.fromEntries(Object.entries(fields).map(([field, column]) => [field, column ?? '']))
  await Overrides.build(PutItemCommand).item({ org, header_hash, fields: stored }).send()
}
