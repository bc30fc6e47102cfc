import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { Contact, type ContactItem, inboxIndexOf } from '../../customers/contacts/entity.ts'
import type { Section } from '../../customers/contacts/inbox-sections.ts'
import { Counter } from '../../customers/counters/entity.ts'
import type { Seen } from '../../platform/access.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { sectionRange } from '../../platform/table/sections.ts'

/**
 * One page of the conversations of a desk (`desk-names.ts`), newest first, from behind `place`; without one also the
 * list's counter, which lies before the newest of them.
 */
export async function listInbox(org: OrgId, desk: string, section: Section, place: string | undefined, limit: number) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Contact, Counter)
    .query({ ...inboxIndexOf(org, desk), range: sectionRange(section, { below: place }) })
    .options({ reverse: true, limit: place ? limit : limit + 1 })
    .send()
  return {
    rows: Items.filter((item) => 'id' in item) as Seen<ContactItem>[],
    count: Items.find((item) => 'count' in item)?.count ?? 0,
    /** There are more, behind the limit or the megabyte that a query reads. */
    isCut: LastEvaluatedKey !== undefined,
  }
}
