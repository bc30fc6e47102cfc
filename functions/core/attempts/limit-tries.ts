import type { Guest } from '../ctx.ts'
import { AppError } from '../errors.ts'
import type { AttemptsKey } from './entity.ts'
import { networkOf } from './rules.ts'
import { countTry, forgetTries } from './store.ts'

/**
 * Makes one try at an account: throws `too_many_attempts` without making it when too many came from the caller's
 * network. Only that network waits, so nobody locks an owner out. `isRight` says whether the try hit: then all are
 * forgotten. Limits keep the real clock.
 */
export async function limitTries<T>(
  { address }: Guest,
  { kind, account }: Pick<AttemptsKey, 'kind' | 'account'>,
  attempt: () => Promise<T>,
  isRight: (outcome: T) => boolean,
): Promise<T> {
  const key = { kind, account, from: networkOf(address) }
  const waitSeconds = await countTry(key, Date.now())
  if (waitSeconds > 0) {
    const message = 'Too many attempts. Wait a while, then try again.'
    throw new AppError('too_many_attempts', message, { retryAfterSeconds: waitSeconds })
  }

  const outcome = await attempt()
  if (isRight(outcome)) await forgetTries(key)
  return outcome
}
