import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { Summary, type SummaryItem } from './entity.ts'

export async function findSummary(org: OrgId, contact: string): Promise<SummaryItem | undefined> {
  const { Item } = await Summary.build(GetItemCommand).key({ org, contact }).options({ consistent: true }).send()
  return Item
}

export async function putSummary(summary: SummaryItem) {
  await Summary.build(PutItemCommand).item(summary).send()
}
