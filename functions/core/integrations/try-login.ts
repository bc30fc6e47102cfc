import { AppError } from '../errors.ts'
import { FtpFailure, type FtpReason } from '../outside/dealer-ftp/failure.ts'
import type { FtpLogin, FtpTest } from '../outside/dealer-ftp/types.ts'

/** What another try may mend by itself; everything else is for the manager to mend. */
const PASSING: FtpReason[] = ['unreachable', 'refused', 'timeout']

/** Logs in at the dealer's server and looks for files; a failure is told in the server's own words. */
export async function tryLogin(login: FtpLogin): Promise<FtpTest> {
  const { testDealerFtp } = await import('../outside/dealer-ftp.ts')
  try {
    return await testDealerFtp(login)
  } catch (error) {
    if (!(error instanceof FtpFailure)) throw error
    throw new AppError(PASSING.includes(error.reason) ? 'unavailable' : 'invalid', error.message)
  }
}
