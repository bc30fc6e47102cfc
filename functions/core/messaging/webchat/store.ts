import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand, type UpdateItemInput } from 'dynamodb-toolbox/entity/actions/update'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { isConditionMet, isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { ChatKey, ChatSite, type ChatSiteItem, Visitor, type VisitorItem } from './entity.ts'

export async function findSite(org: OrgId): Promise<ChatSiteItem | undefined> {
  const { Item } = await ChatSite.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item
}

/** Keeps a chat that a dealership did not have, with its key; false where it has one by now. */
export const putNewSite = (site: ChatSiteItem) =>
  isWritten(
    execute(
      ChatSite.build(PutTransaction).item(site).options(onlyNew),
      ChatKey.build(PutTransaction).item({ key: site.key, org: site.org }).options(onlyNew),
    ),
  )

export const putSite = (site: ChatSiteItem) => ChatSite.build(PutItemCommand).item(site).send()

/** The dealership that a key is of. */
export async function findOrgOf(key: string): Promise<OrgId | undefined> {
  const { Item } = await ChatKey.build(GetItemCommand).key({ key }).send()
  return Item && provenOrg(Item.org)
}

export const putVisitor = (visitor: VisitorItem) => Visitor.build(PutItemCommand).item(visitor).send()

/** Whichever dealership's: who asks says where it is kept, and proves that it is theirs. */
export async function findVisitor(org: string, contact: string) {
  const { Item } = await Visitor.build(GetItemCommand).key({ org, contact }).options({ consistent: true }).send()
  return Item && { ...Item, org: provenOrg(Item.org) }
}

/** Changes a visitor who is still there. */
export const updateVisitor = (
  { org, contact }: Pick<VisitorItem, 'org' | 'contact'>,
  change: Omit<UpdateItemInput<typeof Visitor>, 'org' | 'contact'>,
) =>
  isConditionMet(
    Visitor.build(UpdateItemCommand)
      .item({ org, contact, ...change } as UpdateItemInput<typeof Visitor>)
      .options({ condition: { attr: 'hash', exists: true } })
      .send(),
  )
