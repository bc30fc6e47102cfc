import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { RECORDING_KINDS } from '#contract/calls/call-statuses.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { CallTranscript, type CallTranscriptItem } from './entity.ts'

export async function putTranscript(transcript: CallTranscriptItem) {
  await CallTranscript.build(PutItemCommand).item(transcript).send()
}

export async function findTranscript(org: OrgId, key: Pick<CallTranscriptItem, 'owner' | 'call' | 'kind'>) {
  const { Item } = await CallTranscript.build(GetItemCommand)
    .key({ org, ...key })
    .send()
  return Item
}

/** Forgets what was said in a call. */
export const deleteTranscripts = (org: OrgId, of: Pick<CallTranscriptItem, 'owner' | 'call'>): Promise<void> =>
  writeAll(RECORDING_KINDS.map((kind) => CallTranscript.build(BatchDeleteRequest).key({ org, ...of, kind })))
