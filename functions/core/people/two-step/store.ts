import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { isConditionMet } from '../../platform/table/conflicts.ts'
import { RecoveryCodes } from './entity.ts'

/** Replaces a user's recovery codes. */
export async function putRecoveryCodes(user: string, hashes: string[]): Promise<void> {
  await RecoveryCodes.build(PutItemCommand).item({ user, hashes }).send()
}

export async function deleteRecoveryCodes(user: string): Promise<void> {
  await RecoveryCodes.build(DeleteItemCommand).key({ user }).send()
}

/** Uses one of them up; false if there is none with this hash. */
export async function takeRecoveryCode(user: string, hash: string): Promise<boolean> {
  const { Item } = await RecoveryCodes.build(GetItemCommand).key({ user }).options({ consistent: true }).send()
  if (!Item?.hashes.includes(hash)) return false
  const hashes = Item.hashes.filter((one) => one !== hash)
  return isConditionMet(
    RecoveryCodes.build(PutItemCommand)
      .item({ user, hashes })
      .options({
        condition: {
          and: [
            { attr: 'hashes', contains: hash },
            // Another one that was used at once would be good again.
            { size: 'hashes', eq: Item.hashes.length },
          ],
        },
      })
      .send(),
  )
}
