import { AppError } from '../../platform/errors.ts'
import type { AttemptsKey } from './entity.ts'
import { countTry, forgetTries } from './store.ts'

/**
 * Makes one try at an account: throws `too_many_attempts` without making it when too many came from there, a network or
 * a device. Only that place waits, so nobody locks an owner out. `isRight` says whether the try hit: then all are
 * forgotten. Limits keep the real clock.
 */
export async function limitTries<T>(
  key: AttemptsKey,
  attempt: () => Promise<T>,
  isRight: (outcome: T) => boolean,
): Promise<T> {
  const waitSeconds = await countTry(key, Date.now())
  if (waitSeconds > 0) throw new AppError('too_many_attempts', {}, { retryAfterSeconds: waitSeconds })

  const outcome = await attempt()
  if (isRight(outcome)) await forgetTries(key)
  return outcome
}
