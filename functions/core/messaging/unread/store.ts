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

/** How many contacts of these desks are unread, but for those of these ids. */
export async function countUnread(org: OrgId, desks: string[], except: string[] = []): Promise<number> {
  const filters = [
    ...(desks.includes(EVERYBODY) ? [] : [{ attr: 'desk' as const, in: desks }]),
    ...(except.length > 0 ? [{ not: { attr: 'contact' as const, in: except } }] : []),
  ]
  let count = 0
  let place: Record<string, unknown> | undefined
  do {
    const page = await table
      .build(QueryCommand)
      .entities(Unread)
      .query({ partition: unreadOf(org) })
      .options({
        select: 'COUNT',
        ...(filters.length > 0 && { filters: { unread: { and: filters } } }),
        ...(place ? { exclusiveStartKey: place } : {}),
      })
      .send()
    count += page.Count ?? 0
    place = page.LastEvaluatedKey
  } while (place)
  return count
}
