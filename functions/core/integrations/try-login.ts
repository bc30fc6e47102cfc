import { limitLogins } from '../attempts/limit-logins.ts'
import type { OrgId } from '../ctx.ts'
import { AppError } from '../errors.ts'
import { FtpFailure } from '../outside/dealer-ftp/failure.ts'
import type { FtpLogin, FtpTest } from '../outside/dealer-ftp/types.ts'

/**
 * Logs in at the dealer's server and looks for files. A failure is `invalid` in the server's own words, also where the
 * server is down: it is not ours. Throws `too_many_attempts` where an organization tries too often.
 */
export async function tryLogin(org: OrgId, login: FtpLogin): Promise<FtpTest> {
  await limitLogins(org)
  const { testDealerFtp } = await import('../outside/dealer-ftp.ts')
  try {
    return await testDealerFtp(login)
  } catch (error) {
    if (!(error instanceof FtpFailure)) throw error
    const fields = error.reason === 'wrong_login' ? { 'config.password': error.message } : undefined
    throw new AppError('invalid', error.message, { fields })
  }
}
