import type { InputItem } from 'dynamodb-toolbox/entity'
import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten, onlyNew, retryOnContention } from '../../platform/table/conflicts.ts'
import { Vehicle } from '../vehicles/entity.ts'
import { DealerPage, Lot, type LotItem, Part, partsOf, versionOf } from './entity.ts'

export async function findLot(org: OrgId, isFresh = false): Promise<LotItem | undefined> {
  const { Item } = await Lot.build(GetItemCommand).key({ org }).options({ consistent: isFresh }).send()
  return Item
}

/** Creates the lot and the mapping from the dealer's public id; false if there is one already. */
export async function addLot(org: OrgId, dealer_id: string): Promise<boolean> {
  try {
    await execute(
      Lot.build(PutTransaction).item({ org, dealer_id }).options(onlyNew),
      DealerPage.build(PutTransaction).item({ dealer_id, org }).options(onlyNew),
    )
    return true
  } catch (error) {
    if ((error as Error).name === 'TransactionCanceledException') return false
    throw error
  }
}

/** The dealership with this public id. */
export async function findDealer(dealer_id: string): Promise<OrgId | undefined> {
  const { Item } = await DealerPage.build(GetItemCommand).key({ dealer_id }).send()
  return Item && provenOrg(Item.org)
}

type LotChange = UpdateItemInput<typeof Lot>
type LotCondition = Condition<typeof Lot>

const lotExists: LotCondition = { attr: 'dealer_id', exists: true }

/** Changes the lot if `condition` still holds; false if it does not, or there is no lot. */
export async function updateLot(change: LotChange, condition?: LotCondition): Promise<boolean> {
  const command = Lot.build(UpdateItemCommand)
    .item(change)
    .options({ condition: condition ? { and: [lotExists, condition] } : lotExists })
  // A transaction in progress, of a manual change or a new run, briefly blocks other writes to the lot.
  return retryOnContention(() => command.send())
}

/** Changes the lot and puts these vehicles, all or nothing; false also if another writer interfered. */
export const updateLotWithVehicles = (
  change: LotChange,
  condition: LotCondition,
  vehicles: readonly InputItem<typeof Vehicle>[],
): Promise<boolean> =>
  isWritten(
    execute(
      Lot.build(UpdateTransaction)
        .item(change)
        .options({ condition: { and: [lotExists, condition] } }),
      ...vehicles.map((vehicle) => Vehicle.build(PutTransaction).item(vehicle)),
    ),
  )

/** The lot is this run's: an expired lease is over, whatever its worker still believes; by the machines' own clock. */
export const leasedTo = (run: string): LotCondition => ({
  and: [
    { attr: 'run', eq: run },
    { attr: 'run_until', gt: new Date().toISOString() },
  ],
})

/** The lot has not been taken since it was read, and the run that had it sent no heartbeat. */
export const leftAs = ({ run, run_until = '' }: Pick<LotItem, 'run' | 'run_until'>): LotCondition =>
  run === undefined
    ? { attr: 'run', exists: false }
    : {
        and: [
          { attr: 'run', eq: run },
          { attr: 'run_until', eq: run_until },
        ],
      }

/** Takes the lot for a manual change; false while someone else has it. */
export const takeLot = (org: OrgId, editor: string, now: Date, until: Date): Promise<boolean> =>
  updateLot(
    { org, editor, editor_until: until.toISOString() },
    {
      or: [
        { attr: 'editor', exists: false },
        // A write whose response was lost is retried.
        { attr: 'editor', eq: editor },
        { attr: 'editor_until', lt: now.toISOString() },
      ],
    },
  )

/** Releases the lot, unless someone else has it by now. */
export const giveLotBack = (org: OrgId, editor: string): Promise<boolean> =>
  updateLot({ org, editor: $remove(), editor_until: $remove() }, { attr: 'editor', eq: editor })

/** Shows only vehicles with this dealer code; false if no feed is shown, because the next one may have other codes. */
export const setDealerCode = (org: OrgId, code: string): Promise<boolean> =>
  updateLot({ org, dcid_filter: code }, { attr: 'is_feed_hidden', eq: false })

/** Shows the vehicles of all dealer codes. */
export const removeDealerCode = (org: OrgId) => updateLot({ org, dcid_filter: $remove() })

type Kind = 'catalogue' | 'ledger'

/** The packed parts of one version; fewer than the lot says if the table's replicas lag behind. */
export async function listParts(kind: Kind, org: OrgId, version: string, isFresh: boolean): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  let place: Record<string, unknown> | undefined
  do {
    const page = await table
      .build(QueryCommand)
      .entities(Part)
      .query({ partition: partsOf(org, kind), range: { beginsWith: versionOf(version) } })
      .options({ consistent: isFresh, ...(place ? { exclusiveStartKey: place } : {}) })
      .send()
    parts.push(...(page.Items ?? []).map(({ data }) => data))
    place = page.LastEvaluatedKey
  } while (place)
  return parts
}

/** Writes the parts of a version not in use yet, one by one: a part may have 400 kB. */
export async function putParts(kind: Kind, org: OrgId, version: string, parts: readonly Uint8Array[]) {
  for (const [i, data] of parts.entries()) {
    await writeAll([Part.build(BatchPutRequest).item({ org, kind, version, part: i, data })])
  }
}

/** Removes the parts of all versions that are `unwanted`. */
export async function removeParts(kind: Kind, org: OrgId, unwanted: (version: string) => boolean) {
  let place: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .entities(Part)
      .query({ partition: partsOf(org, kind) })
      .options({ attributes: ['org', 'version', 'part'], ...(place ? { exclusiveStartKey: place } : {}) })
      .send()
    const gone = Items.filter(({ version }) => unwanted(version)).map(({ version, part }) =>
      Part.build(BatchDeleteRequest).key({ org, kind, version, part }),
    )
    await writeAll(gone)
    place = LastEvaluatedKey
  } while (place)
}
