import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { besideOf } from '../../customers/contacts/partitions.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { CallTranscript, type CallTranscriptItem, TRANSCRIPTS } from './entity.ts'

/** What was said with a contact, the latest call last. */
export async function listTranscripts(org: OrgId, owner: string): Promise<CallTranscriptItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(CallTranscript)
    .query({ partition: besideOf(org, owner), range: { beginsWith: TRANSCRIPTS } })
    .send()
  return Items
}
