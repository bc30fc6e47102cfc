import type { ErrorCode } from '#contract/errors.ts'

/** The one error that is meant for the person: `message` is what they read, `code` what the browser translates. */
export class AppError extends Error {
  readonly code: ErrorCode
  /** For a form: what is wrong with which field. */
  readonly fields?: Record<string, string>
  /** Seconds until trying again makes sense. */
  readonly retryAfterSeconds?: number

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

export const unauthenticated = () => new AppError('unauthenticated', 'Please log in.')

/** Another organization's id and one that never was get this same answer. */
export const notFound = () => new AppError('not_found', 'Not found. It may have been removed.')
