import type { InputItem } from 'dynamodb-toolbox/entity'
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $add } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { readAll, writeAll } from '../../platform/table/batches.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { Vehicle, type VehicleItem, VehicleStats, Visit } from './entity.ts'

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

/** Part of a transaction: puts a vehicle. */
export const vehiclePut = (vehicle: InputItem<typeof Vehicle>) => Vehicle.build(PutTransaction).item(vehicle)

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

/** Part of a transaction: a vehicle's price (in dollars), where one was told, and status are as somebody was told. */
export const stillAsTold = ({ id, price, availability }: Told) =>
  Vehicle.build(ConditionCheck)
    .key({ id })
    .condition({
      and: [
        { attr: 'availability', eq: availability },
        ...(typeof price === 'number' ? [{ attr: 'price', eq: Math.round(price * 100) } as const] : []),
      ],
    })
interface Told {
  id: string
  price?: number | null
  availability: VehicleItem['availability']
}
