import { isContention } from './table/conflicts.ts'

/** AWS's and the network's errors for "not now": SDK error names, Node's error codes, aws-jwt-verify's FetchError. */
const NOT_NOW = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TooManyRequestsException',
  'InternalServerError',
  'InternalErrorException',
  'ServiceUnavailable',
  'TimeoutError',
  'FetchError',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** True if a part of ours is temporarily unavailable, which is not a bug. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code } = error as NodeJS.ErrnoException
  return NOT_NOW.has(name) || NOT_NOW.has(code ?? '') || isContention(error) || isUnavailable(error.cause)
}
