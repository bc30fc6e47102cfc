import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { OrgId } from '../../platform/ctx.ts'
import { AiUsage } from './entity.ts'

export async function findUsage(org: OrgId, month: string) {
  const { Item } = await AiUsage.build(GetItemCommand).key({ org, month }).send()
  return Item
}
