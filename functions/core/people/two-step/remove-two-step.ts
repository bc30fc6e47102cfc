import { setTwoStep } from '../accounts/door.ts'
import { setCodeAsked } from '../pool/software-token.ts'
import { deleteRecoveryCodes } from './store.ts'

/** A user's logins ask for no code any more; they are told by mail (follow.ts). */
export async function removeTwoStep(id: string): Promise<void> {
  await setCodeAsked(id, false)
  await deleteRecoveryCodes(id)
  await setTwoStep(id, false)
}
