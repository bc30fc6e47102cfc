import type { InputItem } from 'dynamodb-toolbox/entity'
import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { provenOrg } from '../../platform/ctx.ts'
import { SharedFile } from './entity.ts'

export async function putShared(shared: InputItem<typeof SharedFile>): Promise<void> {
  await SharedFile.build(PutItemCommand).item(shared).send()
}

/** A shared file by its code, whichever dealership's; expired ones may still be there for days. */
export async function findShared(code: string) {
  const { Item } = await SharedFile.build(GetItemCommand).key({ code }).send()
  return Item && { ...Item, org: provenOrg(Item.org) }
}

export async function deleteShared(code: string): Promise<void> {
  await SharedFile.build(DeleteItemCommand).key({ code }).send()
}
