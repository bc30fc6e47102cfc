import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { Mention, type MentionItem, mentionsOf } from './entity.ts'
import { type Opening, openingOf, ttlOf } from './rules.ts'

/** Parts of the transaction that writes the note. */
export const mentionPuts = (contact: Opening & { org: string; id: string }, people: readonly string[], now: Date) =>
  people.map((person) =>
    Mention.build(PutTransaction).item({
      ...{ org: contact.org, contact: contact.id, person, opened_at: openingOf(contact), ttl: ttlOf(now) },
    }),
  )

/** What mentions of somebody there are, by contact. */
export async function findMentions(
  org: OrgId,
  person: string,
  contacts: readonly string[],
): Promise<Map<string, MentionItem>> {
  const found = await readAll(
    contacts.map((contact) => Mention.build(BatchGetRequest).key({ org, contact, person })),
    { consistent: true },
  )
  return new Map(found.flatMap((one) => (one ? [[one.contact, one] as const] : [])))
}

/** All of somebody's that there still are, by contact. */
export async function listMentions(org: OrgId, person: string): Promise<Map<string, MentionItem>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Mention)
    .query({ partition: mentionsOf(org, person) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return new Map(Items.map((one) => [one.contact, one]))
}
