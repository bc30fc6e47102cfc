import type { InputItem } from 'dynamodb-toolbox/entity'
import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $add } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { BatchGetCommand, execute as executeGets } from 'dynamodb-toolbox/table/actions/batchGet'
import { BatchWriteCommand, execute as executeWrites } from 'dynamodb-toolbox/table/actions/batchWrite'
import type { OrgId } from '../ctx.ts'
import { table } from '../table/client.ts'
import { Vehicle, type VehicleItem, VehicleStats } from './entity.ts'

/** A car by its public id, whoever's it is. */
export async function findVehicle(id: string): Promise<VehicleItem | undefined> {
  const { Item } = await Vehicle.build(GetItemCommand).key({ id }).send()
  return Item
}

/** A car of this dealership; another's is not found. */
export async function getVehicle(org: OrgId, id: string, isFresh = false): Promise<VehicleItem | undefined> {
  const { Item } = await Vehicle.build(GetItemCommand).key({ id }).options({ consistent: isFresh }).send()
  return Item?.org === org ? Item : undefined
}

/** The cars of these ids that there are, in the order of the ids, each with how often it was looked at; 50 at most. */
export async function listVehicles(org: OrgId, ids: readonly string[]) {
  if (ids.length === 0) return []
  const requests = ids.flatMap((id) => [
    Vehicle.build(BatchGetRequest).key({ id }),
    VehicleStats.build(BatchGetRequest).key({ id }),
  ])
  const { Responses } = await executeGets({ maxAttempts: 5 }, table.build(BatchGetCommand).requests(...requests))
  const found = (Responses?.[0] ?? []) as unknown[]
  return ids.flatMap((_, i) => {
    const vehicle = found[2 * i] as VehicleItem | undefined
    const stats = found[2 * i + 1] as { views: number; calls: number } | undefined
    return vehicle?.org === org ? [{ vehicle, views: stats?.views ?? 0, calls: stats?.calls ?? 0 }] : []
  })
}

/** The same without what they were looked at, any number of them. */
export async function getVehicles(org: OrgId, ids: readonly string[]): Promise<Map<string, VehicleItem>> {
  const found = new Map<string, VehicleItem>()
  for (let i = 0; i < ids.length; i += 100) {
    const requests = ids.slice(i, i + 100).map((id) => Vehicle.build(BatchGetRequest).key({ id }))
    const command = table
      .build(BatchGetCommand)
      .requests(...requests)
      .options({ consistent: true })
    const { Responses } = await executeGets({ maxAttempts: 5 }, command)
    for (const item of Responses?.[0] ?? []) if (item?.org === org) found.set(item.id, item)
  }
  return found
}

/** Puts one car, as it is now. */
export const putVehicle = (vehicle: InputItem<typeof Vehicle>) => putVehicles([vehicle])

/** Puts any number of cars, each on its own: a repeat does no harm. */
export async function putVehicles(vehicles: readonly InputItem<typeof Vehicle>[]) {
  for (let i = 0; i < vehicles.length; i += 25) {
    const requests = vehicles.slice(i, i + 25).map((vehicle) => Vehicle.build(BatchPutRequest).item(vehicle))
    await executeWrites({ maxAttempts: 8 }, table.build(BatchWriteCommand).requests(...requests))
  }
}

/** Counts that a car was looked at, or its dealer called from its page. */
export async function countVisit(id: string, what: 'views' | 'calls') {
  await VehicleStats.build(UpdateItemCommand)
    .item({ id, [what]: $add(1) })
    .send()
}
