import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { deviceKey, devicesOf, PushDevice, type PushDeviceItem } from './entity.ts'

/** The devices of a user, or of everybody in the organization. */
export async function findDevices(org: OrgId, user?: string): Promise<PushDeviceItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(PushDevice)
    .query({ partition: devicesOf(org), ...(user && { range: { beginsWith: deviceKey(user) } }) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export async function findDevice(org: OrgId, user: string, id: string): Promise<PushDeviceItem | undefined> {
  const { Item } = await PushDevice.build(GetItemCommand).key({ org, user, id }).send()
  return Item
}
