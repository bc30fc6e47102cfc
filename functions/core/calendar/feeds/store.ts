import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { Feed, OwnFeed } from './entity.ts'

export async function findOwnFeed(org: OrgId, user: string) {
  const { Item } = await OwnFeed.build(GetItemCommand).key({ org, user }).options({ consistent: true }).send()
  return Item
}

export async function findFeed(hash: string) {
  const { Item } = await Feed.build(GetItemCommand).key({ hash }).send()
  return Item && { org: provenOrg(Item.org), user: Item.user }
}

type Own = Record<'org' | 'user' | 'hash' | 'address', string>

/** Puts a person's feed in the place of the one before. */
export const putFeed = async ({ org, user, hash, address }: Own, before: { hash: string } | undefined) => {
  await execute(
    Feed.build(PutTransaction).item({ hash, org, user }),
    OwnFeed.build(PutTransaction).item({ org, user, address, hash }),
    ...(before ? [Feed.build(DeleteTransaction).key({ hash: before.hash })] : []),
  )
}

export const deleteFeed = async ({ org, user, hash }: Own) => {
  await execute(Feed.build(DeleteTransaction).key({ hash }), OwnFeed.build(DeleteTransaction).key({ org, user }))
}
