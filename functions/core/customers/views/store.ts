import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { View, type ViewItem, viewKey, viewsOf } from './entity.ts'

/** An owner's views, the oldest first; without an owner everybody's. */
export async function listOf(org: OrgId, owner?: string): Promise<ViewItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(View)
    .query({ partition: viewsOf(org), ...(owner && { range: { beginsWith: viewKey(owner) } }) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

/** The one of these owners' that has this id. */
export async function findView(org: OrgId, owners: string[], id: string): Promise<ViewItem | undefined> {
  const found = await readAll(
    owners.map((owner) => View.build(BatchGetRequest).key({ org, owner, id })),
    { consistent: true },
  )
  return found.find((view) => view !== undefined)
}

export const putView = (view: ViewItem) => View.build(PutItemCommand).item(view).send()

/** Changes one; false where it is gone. */
export const setView = (view: ViewItem) =>
  isConditionMet(
    View.build(PutItemCommand)
      .item(view)
      .options({ condition: { attr: 'name', exists: true } })
      .send(),
  )

export const deleteView = ({ org, owner, id }: ViewItem) => View.build(DeleteItemCommand).key({ org, owner, id }).send()
