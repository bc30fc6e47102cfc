import { AppError } from '../../platform/errors.ts'
import { FtpFailure } from '../dealer-ftp/failure.ts'

/** What a manager is told of a failure of the dealer's server or file; undefined for one of ours. */
export function failureWords(error: unknown): string | undefined {
  if (error instanceof AppError && error.code === 'unavailable') return undefined
  return error instanceof FtpFailure || error instanceof AppError ? error.message : undefined
}
