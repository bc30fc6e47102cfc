import type { Refused } from '#contract/refusals.ts'
import { AppError } from '../../platform/errors.ts'

/** What a manager is told of a failure of the dealer's server or file; undefined for one of ours. */
export const failureWords = (error: unknown): Refused | undefined =>
  error instanceof AppError && error.code !== 'unavailable' ? error.words : undefined
