import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
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
