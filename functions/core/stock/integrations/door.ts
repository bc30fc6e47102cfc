import type { InputItem } from 'dynamodb-toolbox/entity'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $remove, $set, UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, isWritten, retryOnConflict } from '../../platform/table/conflicts.ts'
import { orMoved } from '../../platform/table/or-moved.ts'
import { feedHide } from '../catalogue/door.ts'
import {
  ACTIVE,
  Active,
  Integration,
  type IntegrationItem,
  integrationKeys,
  type ListedFile,
  type SeenFile,
  type StuckFile,
} from './entity.ts'
import { nextSyncAt } from './sync-times.ts'

/** The current integration; the password is a ciphertext. */
export const findIntegration = (org: OrgId): Promise<IntegrationItem | undefined> => readIntegration(org)

const readIntegration = (org: string) =>
  orMoved(integrationKeys(org), async () => {
    const { Item } = await Integration.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
    return Item
  })

/** True if the dealership's vehicles come from an integration, so that none is added, edited or deleted by hand. */
export const isIntegrationActive = async (org: OrgId): Promise<boolean> => (await findIntegration(org)) !== undefined

/** The next scheduled fetch of this dealership's file; undefined without an integration. */
export async function findNextSync(org: OrgId): Promise<string | undefined> {
  const { Item } = await Active.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item?.next_sync_at
}

/** Part of a transaction: the next fetch is an hour from now, or so; if `due` is given, only if that is the next one still. */
export const syncPostpone = (org: string, now: Date, due: string | undefined) =>
  Active.build(UpdateTransaction)
    .item({ org, next_sync_at: nextSyncAt(org, now) })
    .options({ condition: due === undefined ? { attr: 'org', exists: true } : { attr: 'next_sync_at', eq: due } })

/** Stores the integration, schedules it, and shows vehicles from feeds again: all at once. */
export async function saveIntegration(integration: InputItem<typeof Integration>, next_sync_at: string) {
  const { org } = integration
  // One that an earlier version stored must not come back after this one is removed.
  await readIntegration(org)
  await atOnce(() => [
    Integration.build(PutTransaction).item(integration),
    Active.build(PutTransaction).item({ org, next_sync_at }),
    feedHide(org, false),
  ])
}

/** Removes the integration and its dealer code filter, and hides vehicles from feeds, all at once. */
export async function removeIntegration(org: OrgId) {
  await atOnce(() => [
    Integration.build(DeleteTransaction).key({ org }),
    Active.build(DeleteTransaction).key({ org }),
    feedHide(org, true),
  ])
}

/** A run's heartbeats are written to the same lot. */
const atOnce = (writes: () => Parameters<typeof execute>) => retryOnConflict(() => isWritten(execute(...writes())))

type Connection = Pick<IntegrationItem, 'org' | 'connected_at' | 'columns_id'>

/** Makes the next file be read in any case, even if a run is in progress: new columns were chosen. */
export const forgetFiles = (org: OrgId, columns_id: string) =>
  setFiles(
    { org, last_file: $remove(), stuck_file: $remove(), other_files: $remove(), columns_id },
    { attr: 'org', exists: true },
  )

/** Remembers the imported file, so that it is not read again; with undefined, the next one is read in any case. */
export const setLastFile = ({ org, ...read }: Connection, file: SeenFile | undefined) =>
  setFiles({ org, last_file: file ? $set(file) : $remove(), stuck_file: $remove() }, asItWas(read))

/** Remembers the file that is held or could not be read, so that the scheduler does not read it again. */
export const setStuckFile = ({ org, ...read }: Connection, file: StuckFile) =>
  setFiles({ org, stuck_file: $set(file) }, asItWas(read))

/** Remembers the files that are not vehicle lists, so that they are not fetched and checked again. */
export const setOtherFiles = ({ org, ...read }: Connection, other_files: ListedFile[]) =>
  setFiles({ org, other_files: $set(other_files) }, asItWas(read))

/** Leaves a connection alone that was made or removed since, or whose columns were chosen since. */
const asItWas = ({ connected_at, columns_id }: Omit<Connection, 'org'>): Condition<typeof Integration> => ({
  and: [
    { attr: 'connected_at', eq: connected_at },
    columns_id === undefined ? { attr: 'columns_id', exists: false } : { attr: 'columns_id', eq: columns_id },
  ],
})

async function setFiles(change: UpdateItemInput<typeof Integration>, condition: Condition<typeof Integration>) {
  await isConditionMet(Integration.build(UpdateItemCommand).item(change).options({ condition }).send())
}

/** The dealerships with an integration and their next fetch times, a page at a time. */
export async function listActive(place?: string) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Active)
    .query({ partition: ACTIVE })
    .options(place ? { exclusiveStartKey: { pk: ACTIVE, sk: place } } : {})
    .send()
  return { rows: Items, place: LastEvaluatedKey?.sk as string | undefined }
}
