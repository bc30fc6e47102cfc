import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { EVERYBODY } from '../../customers/contacts/desk-names.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { Unread, unreadOf } from './entity.ts'

/** Keeps which contacts are unread, and on which desk; `desk` undefined: no longer. */
export async function keepUnread(org: OrgId, changes: { contact: string; desk: string | undefined }[]) {
  const requests = changes.map(({ contact, desk }) =>
    desk === undefined
      ? Unread.build(BatchDeleteRequest).key({ org, contact })
      : Unread.build(BatchPutRequest).item({ org, contact, desk }),
  )
  await writeAll(requests)
}

/** How many contacts of these desks are unread. */
export async function countUnread(org: OrgId, desks: string[]): Promise<number> {
  let count = 0
  let place: Record<string, unknown> | undefined
  do {
    const page = await table
      .build(QueryCommand)
      .entities(Unread)
      .query({ partition: unreadOf(org) })
      .options({
        select: 'COUNT',
        ...(desks.includes(EVERYBODY) ? {} : { filters: { unread: { attr: 'desk', in: desks } } }),
        ...(place ? { exclusiveStartKey: place } : {}),
      })
      .send()
    count += page.Count ?? 0
    place = page.LastEvaluatedKey
  } while (place)
  return count
}
