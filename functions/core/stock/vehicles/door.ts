import type { InputItem } from 'dynamodb-toolbox/entity'
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $add, $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { readAll, writeAll } from '../../platform/table/batches.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { DealerPage, Lot, type LotItem, Vehicle, type VehicleItem, VehicleStats, Visit } from './entity.ts'
import { leasedTo, leftAs, lotExists, updateLot } from './lot-store.ts'
import { countShown } from './shown-vehicles.ts'

/** A vehicle by its public id, of any dealership. */
export async function findVehicleAnywhere(id: string): Promise<(VehicleItem & { org: OrgId }) | undefined> {
  const { Item } = await Vehicle.build(GetItemCommand).key({ id }).send()
  return Item && { ...Item, org: provenOrg(Item.org) }
}

/** A vehicle of this dealership; another's is not found. */
export async function findVehicle(org: OrgId, id: string, isFresh = false): Promise<VehicleItem | undefined> {
  const { Item } = await Vehicle.build(GetItemCommand).key({ id }).options({ consistent: isFresh }).send()
  return Item?.org === org ? Item : undefined
}

/** The existing vehicles with these ids, in the order of the ids, each with its views and calls. */
export async function listVehicles(org: OrgId, ids: readonly string[]): Promise<Viewed[]> {
  const requests = ids.flatMap((id) => [
    Vehicle.build(BatchGetRequest).key({ id }),
    VehicleStats.build(BatchGetRequest).key({ id }),
  ])
  const found = await readAll(requests)
  return ids.flatMap((_, i) => {
    const vehicle = found[2 * i] as VehicleItem | undefined
    const stats = found[2 * i + 1] as { views?: number; calls?: number } | undefined
    return vehicle?.org === org ? [{ vehicle, views: stats?.views ?? 0, calls: stats?.calls ?? 0 }] : []
  })
}
type Viewed = { vehicle: VehicleItem; views: number; calls: number }

/**
 * Any number of vehicles, by id, without their views and calls. Visitors' lists need not be `isFresh`, which takes
 * twice the capacity: anyone may request them, and they are briefly out of date anyway.
 */
export async function findVehicles(org: OrgId, ids: readonly string[], isFresh = true) {
  const requests = ids.map((id) => Vehicle.build(BatchGetRequest).key({ id }))
  const found = await readAll(requests, { consistent: isFresh })
  return new Map(found.flatMap((item) => (item?.org === org ? [[item.id, item]] : [])))
}

/** Puts any number of vehicles, each independently; repeating it is harmless. `requireTurn` throws to stop sending. */
export async function putVehicles(vehicles: readonly InputItem<typeof Vehicle>[], requireTurn = () => {}) {
  const requests = vehicles.map((vehicle) => Vehicle.build(BatchPutRequest).item(vehicle))
  await writeAll(requests, requireTurn)
}

/**
 * Increments a vehicle's views, or calls to its dealer from its page, once a visit, which is known by its identifying
 * hash. Expired records of visits may stay for days.
 */
export async function addVisit(id: string, what: 'views' | 'calls', { visit, until }: { visit: string; until: Date }) {
  const isNew = await isConditionMet(
    Visit.build(PutItemCommand)
      .item({ visit, ttl: Math.ceil(until.getTime() / 1000) })
      .options({ condition: { attr: 'visit', exists: false } })
      .send(),
  )
  if (!isNew) return
  await VehicleStats.build(UpdateItemCommand)
    .item({ id, [what]: $add(1) })
    .send()
}

/** Part of a transaction: a vehicle's price (in dollars) and status are as somebody was told. */
export const stillAsTold = ({ id, price, availability }: Told) =>
  Vehicle.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [
        { attr: 'availability', eq: availability },
        price === null || price === undefined
          ? { attr: 'price', exists: false }
          : { attr: 'price', eq: Math.round(price * 100) },
      ],
    })
interface Told {
  id: string
  price?: number | null
  availability: VehicleItem['availability']
}

export async function findLot(org: OrgId, isFresh = false): Promise<LotItem | undefined> {
  const { Item } = await Lot.build(GetItemCommand).key({ org }).options({ consistent: isFresh }).send()
  return Item
}

/** Number of vehicles that the dealership shows. */
export async function countVehicles(org: OrgId): Promise<number> {
  const lot = await findLot(org)
  return lot ? countShown(lot) : 0
}

/** The dealership with this public id. */
export async function findDealer(dealer_id: string): Promise<OrgId | undefined> {
  const { Item } = await DealerPage.build(GetItemCommand).key({ dealer_id }).send()
  return Item && provenOrg(Item.org)
}

/** Part of a transaction: an import's run takes the lot, which nobody has taken since it was read. */
export const lotTake = (seen: LotItem, run: string, until: string) =>
  Lot.build(UpdateTransaction)
    .item({ org: seen.org, run, run_until: until })
    .options({ condition: leftAs(seen) })

/** Part of a transaction: a run that has the lot keeps it longer. */
export const lotKeep = (org: string, run: string, until: string) =>
  Lot.build(UpdateTransaction)
    .item({ org, run_until: until })
    .options({ condition: { attr: 'run', eq: run } })

/** Part of a transaction: a run gives the lot back. When it is done, vehicles and ledger agree again. */
export const lotReturn = (org: string, run: string, isDone: boolean) =>
  Lot.build(UpdateTransaction)
    .item({ org, run: $remove(), run_until: $remove(), ...(isDone && { writing: $remove() }) })
    .options({ condition: { attr: 'run', eq: run } })

/** Part of a transaction: hides the vehicles from feeds, with the filter by dealer code, or shows them again. */
export const feedHide = (org: string, is_feed_hidden: boolean) =>
  Lot.build(UpdateTransaction)
    .item({ org, is_feed_hidden, ...(is_feed_hidden && { dcid_filter: $remove() }) })
    .options({ condition: lotExists })

/** Extends a run's lease; false if the run lost the lot, or its time had run out: then anyone may have changed it. */
export const extendLease = (org: OrgId, run: string, until: string): Promise<boolean> =>
  updateLot({ org, run_until: until }, leasedTo(run))

/** Notes that vehicles may differ from the ledger from now on; false if the lot is no longer the run's. */
export const noteWriting = (org: OrgId, run: string): Promise<boolean> =>
  updateLot({ org, writing: run }, leasedTo(run))

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
