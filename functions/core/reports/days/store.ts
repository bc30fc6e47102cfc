import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Pack, type PackItem, type PackSet, packsOf } from './entity.ts'

/** The packs of days or weeks that begin in a range, by their first day. */
export async function listPacks(org: OrgId, set: PackSet, from: string, to: string): Promise<Map<string, PackItem>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Pack)
    .query({ partition: packsOf({ org, ...set }), range: { between: [from, to] } })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return new Map(Items.map((pack) => [pack.from, pack]))
}

export async function putPack(pack: PackItem): Promise<void> {
  await Pack.build(PutItemCommand).item(pack).send()
}

export async function deletePack(key: Pick<PackItem, 'org' | 'timezone' | 'part' | 'unit' | 'from'>): Promise<void> {
  await Pack.build(DeleteItemCommand).key(key).send()
}
