import { isContention } from './table/conflicts.ts'

/** AWS and the network say "not now" in these words: SDK error names, Node's error codes, aws-jwt-verify's FetchError. */
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

/** Is this a part of ours that does not answer at the moment, and not a bug? */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { name, code } = error as NodeJS.ErrnoException
  return NOT_NOW.has(name) || NOT_NOW.has(code ?? '') || isContention(error) || isUnavailable(error.cause)
}
