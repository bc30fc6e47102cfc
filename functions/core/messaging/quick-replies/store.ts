import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { QuickReply, type QuickReplyItem, repliesOf } from './entity.ts'

export async function listOf(org: OrgId, owner: string): Promise<QuickReplyItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(QuickReply)
    .query({ partition: repliesOf(org, owner) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

/** The one of these owners' that has this id. */
export async function findReply(org: OrgId, owners: string[], id: string): Promise<QuickReplyItem | undefined> {
  const found = await readAll(
    owners.map((owner) => QuickReply.build(BatchGetRequest).key({ org, owner, id })),
    { consistent: true },
  )
  return found.find((reply) => reply !== undefined)
}

export async function putReply(reply: QuickReplyItem): Promise<void> {
  await QuickReply.build(PutItemCommand).item(reply).send()
}

/** Changes one; false where it is gone. */
export const setReply = (reply: QuickReplyItem) =>
  isConditionMet(
    QuickReply.build(UpdateItemCommand)
      .item(reply)
      .options({ condition: { attr: 'shortcut', exists: true } })
      .send(),
  )

export async function deleteReply({ org, owner, id }: QuickReplyItem): Promise<void> {
  await QuickReply.build(DeleteItemCommand).key({ org, owner, id }).send()
}
