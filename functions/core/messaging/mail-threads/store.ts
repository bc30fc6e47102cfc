import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { MailCode, MailThread } from './entity.ts'

export async function findCode(org: OrgId, conversation: string): Promise<string | undefined> {
  const { Item } = await MailThread.build(GetItemCommand)
    .key({ org, conversation })
    .options({ consistent: true })
    .send()
  return Item?.code
}

/** Gives a conversation this code; false where it has one. */
export const putCode = (org: OrgId, conversation: string, code: string) =>
  isWritten(
    execute(
      MailThread.build(PutTransaction).item({ org, conversation, code }).options(onlyNew),
      MailCode.build(PutTransaction).item({ code, org, conversation }).options(onlyNew),
    ),
  )

/** The conversation that a code was given to, and its dealership. */
export async function findByCode(code: string): Promise<{ org: OrgId; conversation: string } | undefined> {
  const { Item } = await MailCode.build(GetItemCommand).key({ code }).send()
  return Item && { org: provenOrg(Item.org), conversation: Item.conversation }
}
