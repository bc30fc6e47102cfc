import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { Unread, unreadOf } from '../functions/core/messaging/unread/entity.ts'
import type { OrgId } from '../functions/core/platform/ctx.ts'
import { table } from '../functions/core/platform/table/client.ts'

/** All unread marks of a dealership. */
export async function listUnread(org: OrgId) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Unread)
    .query({ partition: unreadOf(org) })
    .send()
  return Items
}
