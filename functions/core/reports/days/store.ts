import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { DayPack, type DayPackItem, packsOf } from './entity.ts'

export async function listPacks(org: OrgId, timezone: string, from: string, to: string): Promise<DayPackItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(DayPack)
    .query({ partition: packsOf(org, timezone), range: { between: [from, to] } })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export async function putPack(pack: DayPackItem): Promise<void> {
  await DayPack.build(PutItemCommand).item(pack).send()
}
