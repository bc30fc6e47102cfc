import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { besideOf } from '../../customers/contacts/partitions.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { CallTranscript, type CallTranscriptItem, TRANSCRIPTS } from './entity.ts'

export async function putTranscript(transcript: CallTranscriptItem) {
  await CallTranscript.build(PutItemCommand).item(transcript).send()
}

export async function findTranscript(org: OrgId, key: Pick<CallTranscriptItem, 'owner' | 'call' | 'kind'>) {
  const { Item } = await CallTranscript.build(GetItemCommand)
    .key({ org, ...key })
    .send()
  return Item
}

/** What was said with a contact, the latest call last. */
export async function listTranscripts(org: OrgId, owner: string): Promise<CallTranscriptItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(CallTranscript)
    .query({ partition: besideOf(org, owner), range: { beginsWith: TRANSCRIPTS } })
    .send()
  return Items
}
