import { randomUUID } from 'node:crypto'
import { wait } from '../../platform/aws/patience.ts'
import { signIn } from '../pool/sign-ins.ts'
import { findAccount } from '../pool/users.ts'
import { giveBackWrong, keepWrong, takeWrong } from './store.ts'

/** Maximum number and length of waits for attempts in progress: one of them may be correct and free its place. */
const LOOKS = 30
const LOOK_MS = 100

/**
 * Checks an account's password from an unknown browser. After too many wrong ones, from anywhere, the check is made
 * against an account that does not exist: it is as good as wrong and takes the same time, and nobody is locked out. An
 * address without an account is `unknown` and not counted: its sign-up may still be on the queue.
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

/** An address that cannot be signed up, because no mail reaches it. */
export const accountOfNobody = () => `${randomUUID()}@nobody.invalid`
