import type { OrgId } from '../ctx.ts'
import { AppError } from '../errors.ts'
import { LOGIN_WINDOW_SECONDS } from './rules.ts'
import { countLogin } from './store.ts'

/** Counts a login at a dealer's server; throws `too_many_attempts` where the organization had its share of them. */
export async function limitLogins(org: OrgId): Promise<void> {
  const now = Date.now()
  if (await countLogin(org, now)) return
  const retryAfterSeconds = Math.ceil(LOGIN_WINDOW_SECONDS - ((now / 1000) % LOGIN_WINDOW_SECONDS))
  throw new AppError('too_many_attempts', 'Too many attempts. Wait a while, then try again.', { retryAfterSeconds })
}
