import { randomUUID } from 'node:crypto'
import { wait } from '../../platform/aws/patience.ts'
import { signIn } from '../pool/sign-ins.ts'
import { findAccount } from '../pool/users.ts'
import { giveBackWrong, keepWrong, takeWrong } from './store.ts'

/** A try waits for those that are under way at most this often, so long: one of them may be right and take no place. */
const LOOKS = 30
const LOOK_MS = 100

/**
 * Tries an account's password from a browser that the account does not know. Once too many were wrong, from anywhere, the
 * try is made at an account that nobody has: as good as wrong, in the same time, and nobody is locked out. An address
 * without an account is `unknown` and counts nothing: it may be one whose sign-up is still on the queue.
 */
export async function checkPassword(email: string, password: string) {
  if (!(await mayTry(email))) return trySignIn(accountOfNobody(), password)
  try {
    const outcome = await trySignIn(email, password)
    await (outcome === 'wrong' || outcome === 'locked' ? keepWrong(email) : giveBackWrong(email))
    return outcome
  } catch (error) {
    await giveBackWrong(email)
    throw error
  }
}

async function trySignIn(email: string, password: string) {
  const outcome = await signIn(email, password)
  return outcome === 'wrong' && !(await findAccount(email)) ? 'unknown' : outcome
}

async function mayTry(email: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    const found = await takeWrong(email, Date.now())
    if (found !== 'in flight') return found === 'taken'
    await wait(LOOK_MS)
  }
  return false
}

/** An address that cannot be signed up: no mail reaches it. */
export const accountOfNobody = () => `${randomUUID()}@nobody.invalid`
