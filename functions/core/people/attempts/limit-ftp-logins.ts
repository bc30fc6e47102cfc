import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { FTP_LOGIN_WINDOW_SECONDS } from './rules.ts'
import { countFtpLogin, uncountFtpLogin } from './store.ts'

/**
 * Counts a login at a dealer's server; throws `too_many_attempts` if the organization has reached its limit. Returns a
 * function that uncounts it, for a login that succeeds or connects to nothing.
 */
export async function limitFtpLogins(org: OrgId): Promise<() => Promise<void>> {
  const now = Date.now()
  if (await countFtpLogin(org, now)) return () => uncountFtpLogin(org, now)
  const retryAfterSeconds = Math.ceil(FTP_LOGIN_WINDOW_SECONDS - ((now / 1000) % FTP_LOGIN_WINDOW_SECONDS))
  throw new AppError('too_many_attempts', {}, { retryAfterSeconds })
}
