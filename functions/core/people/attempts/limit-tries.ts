import { AppError } from '../../platform/errors.ts'
import type { AttemptsKey } from './entity.ts'
import { countTry, forgetTries } from './store.ts'

/**
 * Makes one attempt on an account: throws `too_many_attempts` without making it if too many came from the same origin,
 * a network or a device. Only that origin waits, so that nobody can lock out the owner. `isRight` says whether the
 * attempt succeeded: then all are forgotten. Limits use the real clock.
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
