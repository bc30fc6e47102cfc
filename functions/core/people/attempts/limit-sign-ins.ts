import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from './network-of.ts'
import { WINDOW_SECONDS } from './rules.ts'
import { countSignIn, uncountSignIn } from './store.ts'

/**
 * Makes one sign-in attempt from a network, for any account: throws `too_many_attempts` without making it if too many
 * of its sign-ins failed. Successful ones do not count, so that a whole office may sign in at once.
 */
export async function limitSignIns<T>(
  { address }: Guest,
  attempt: () => Promise<T>,
  isRight: (outcome: T) => boolean,
): Promise<T> {
  const now = Date.now()
  const network = networkOf(address)
  if (!(await countSignIn(network, now))) {
    const retryAfterSeconds = WINDOW_SECONDS - (Math.floor(now / 1000) % WINDOW_SECONDS)
    throw new AppError('too_many_attempts', {}, { retryAfterSeconds })
  }
  const outcome = await attempt()
  if (isRight(outcome)) await uncountSignIn(network, now)
  return outcome
}
