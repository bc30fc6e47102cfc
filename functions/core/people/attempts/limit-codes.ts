import { AppError } from '../../platform/errors.ts'
import { WRONG_CODES_SECONDS } from './rules.ts'
import { countCode } from './store.ts'

/**
 * Makes one attempt at an account's code from a browser that its owner never used: throws `too_many_codes` without
 * making it if such browsers were wrong too often, here or together.
 */
export async function limitCodes<T>(
  { email, network }: { email: string; network: string },
  attempt: () => Promise<T>,
): Promise<T> {
  const now = Date.now()
  const uncount = await countCode(email, network, now)
  if (!uncount) {
    const retryAfterSeconds = WRONG_CODES_SECONDS - (Math.floor(now / 1000) % WRONG_CODES_SECONDS)
    throw new AppError('too_many_codes', {}, { retryAfterSeconds })
  }
  const outcome = await attempt()
  if (typeof outcome === 'object') await uncount()
  return outcome
}
