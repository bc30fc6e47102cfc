import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Mention, type MentionItem, mentionsOf, mentionsOn } from './entity.ts'

/** All of somebody's that there still are, by contact; or those on one alone. */
export async function listMentions(org: OrgId, person: string, contact?: string): Promise<Map<string, MentionItem[]>> {
  const range = contact === undefined ? {} : { range: { beginsWith: mentionsOn(contact) } }
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Mention)
    .query({ partition: mentionsOf(org, person), ...range })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Map.groupBy(Items, (one) => one.contact)
}
