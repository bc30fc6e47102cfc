import { limitFtpLogins } from '../../people/attempts/limit-ftp-logins.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { FtpFailure, type FtpReason } from '../dealer-ftp/failure.ts'
import type { FtpLogin, FtpTest } from '../dealer-ftp/types.ts'

/** Failures that are due to the server's name alone. */
const OF_NAME: FtpReason[] = ['invalid_server', 'unknown_host', 'forbidden_host']
/** Failures that reveal nothing. A private-network name is not one: probing it is limited like guessing a password. */
const HARMLESS: FtpReason[] = ['invalid_server', 'unknown_host']

/**
 * Logs in to the dealer's server and looks for files. A failure is `invalid` with the server's own words, even if the
 * server is down: it is not ours. Throws `too_many_attempts` if an organization fails too often.
 */
export async function testLogin(org: OrgId, login: FtpLogin): Promise<FtpTest> {
  const takeBack = await limitFtpLogins(org)
  const { testDealerFtp } = await import('../dealer-ftp/dealer-ftp.ts')
  try {
    const found = await testDealerFtp(login)
    await takeBack()
    return found
  } catch (error) {
    if (!(error instanceof FtpFailure)) throw error
    const { reason, words } = error
    if (HARMLESS.includes(reason)) await takeBack()
    const field = OF_NAME.includes(reason) ? 'server' : reason === 'wrong_login' ? 'password' : undefined
    throw field ? refusedFields({ [`config.${field}`]: words }) : error
  }
}
