import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Mention, type MentionItem, mentionsOf, mentionsOn } from './entity.ts'
import { type Opening, openingOf, ttlOf } from './rules.ts'

type Place = Pick<MentionItem, 'org' | 'contact'> & { id: string }

/** Parts of the transaction that writes the note. */
export const mentionPuts = (
  contact: Opening & { org: string; id: string },
  note: string,
  people: readonly string[],
  now: Date,
) =>
  people.map((person) =>
    Mention.build(PutTransaction).item({
      ...{ org: contact.org, contact: contact.id, person, note, opened_at: openingOf(contact), ttl: ttlOf(now) },
    }),
  )

/** Parts of the transaction after which a note mentions these people no longer. */
export const mentionDeletes = ({ org, contact, id: note }: Place, people: readonly string[]) =>
  people.map((person) => Mention.build(DeleteTransaction).key({ org, contact, person, note }))

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
