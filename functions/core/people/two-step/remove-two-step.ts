import { setTwoStep } from '../accounts/door.ts'
import { setCodeAsked } from '../pool/software-token.ts'
import { deleteRecoveryCodes } from './store.ts'

/** A user's logins ask for no code any more, or for that of another device; they are told by mail (follow.ts). */
export async function removeTwoStep(id: string, { lost_device = false } = {}): Promise<void> {
  await setCodeAsked(id, false)
  await deleteRecoveryCodes(id)
  await setTwoStep(id, { two_step: false, lost_device })
}
