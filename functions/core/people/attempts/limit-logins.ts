import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { LOGIN_WINDOW_SECONDS } from './rules.ts'
import { countLogin, uncountLogin } from './store.ts'

/**
 * Counts a login at a dealer's server; throws `too_many_attempts` where the organization had its share of them. Answers
 * how to take it back, for one that succeeds or connects to nothing.
 */
export async function limitLogins(org: OrgId): Promise<() => Promise<void>> {
  const now = Date.now()
  if (await countLogin(org, now)) return () => uncountLogin(org, now)
  const retryAfterSeconds = Math.ceil(LOGIN_WINDOW_SECONDS - ((now / 1000) % LOGIN_WINDOW_SECONDS))
  throw new AppError('too_many_attempts', {}, { retryAfterSeconds })
}
