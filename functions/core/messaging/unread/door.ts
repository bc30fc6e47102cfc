import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { desksOf, EVERYBODY } from '../../customers/contacts/desk-names.ts'
import type { Asking } from '../../platform/access.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Unread, unreadOf } from './entity.ts'

/** Read at once where no more than some are counted. */
const ROWS_AT_ONCE = 200

/** The number of unread contacts that the asker may see, but for those with these ids; counted no further than `enough`. */
export async function countUnread(
  asking: Asking,
  { except = [], enough = Number.POSITIVE_INFINITY }: { except?: string[]; enough?: number } = {},
): Promise<number> {
  const desks = desksOf(asking)
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
      .query({ partition: unreadOf(asking.org) })
      .options({
        select: 'COUNT',
        ...(enough < ROWS_AT_ONCE && { limit: ROWS_AT_ONCE }),
        ...(filters.length > 0 && { filters: { unread: { and: filters } } }),
        ...(place ? { exclusiveStartKey: place } : {}),
      })
      .send()
    count += page.Count ?? 0
    place = page.LastEvaluatedKey
  } while (place && count < enough)
  return Math.min(count, enough)
}

/** Of a contact that is gone nobody waits to be read. */
export async function forgetUnread(org: OrgId, contact: string): Promise<void> {
  await Unread.build(DeleteItemCommand).key({ org, contact }).send()
}
