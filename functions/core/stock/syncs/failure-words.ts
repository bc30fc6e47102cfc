import type { Refused } from '#contract/refusals.ts'
import { AppError } from '../../platform/errors.ts'

/** The message for a manager about a failure of the dealer's server or file; undefined for a failure of ours. */
export const failureWords = (error: unknown): Refused | undefined =>
  error instanceof AppError && error.code !== 'unavailable' ? error.words : undefined
