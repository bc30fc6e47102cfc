import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Template, type TemplateItem, templatesOf } from './entity.ts'

/** All templates of a dealership, the newest first. */
export async function listTemplatesOf(org: OrgId): Promise<TemplateItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Template)
    .query({ partition: templatesOf(org) })
    .options({ reverse: true, consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export async function findTemplate(org: OrgId, id: string): Promise<TemplateItem | undefined> {
  const { Item } = await Template.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}
