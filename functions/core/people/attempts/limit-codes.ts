import { AppError } from '../../platform/errors.ts'
import { WRONG_CODES_SECONDS } from './rules.ts'
import { countCode, uncountCode } from './store.ts'

/**
 * Makes one attempt at an account's code from a browser that its owner never used: throws `too_many_attempts` without
 * making it if all such browsers together were wrong too often.
 */
export async function limitCodes<T>(email: string, attempt: () => Promise<T>): Promise<T> {
  const now = Date.now()
  if (!(await countCode(email, now))) {
    const retryAfterSeconds = WRONG_CODES_SECONDS - (Math.floor(now / 1000) % WRONG_CODES_SECONDS)
    throw new AppError('too_many_attempts', {}, { retryAfterSeconds })
  }
  const outcome = await attempt()
  if (typeof outcome === 'object') await uncountCode(email, now)
  return outcome
}
