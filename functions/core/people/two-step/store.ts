import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
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

/** Uses one of them up, and the others with it: two-step login ends. False if there is none with this hash. */
export const takeRecoveryCode = (user: string, hash: string): Promise<boolean> =>
  isConditionMet(
    RecoveryCodes.build(DeleteItemCommand)
      .key({ user })
      .options({ condition: { attr: 'hashes', contains: hash } })
      .send(),
  )
