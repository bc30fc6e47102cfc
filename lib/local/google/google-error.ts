import type { HttpAnswer } from '../http-server.ts'

/** Google's own form of a refusal. */
export class GoogleError extends Error {
  readonly status: number
  readonly reason: string

  constructor(status: number, reason: string, message = reason) {
    super(message)
    this.status = status
    this.reason = reason
  }
}

export function answerOf({ status, reason, message }: GoogleError): HttpAnswer {
  const domain = /Exceeded$/.test(reason) ? 'usageLimits' : 'global'
  return { status, body: { error: { code: status, message, errors: [{ domain, reason, message }] } } }
}

export const notFound = () => new GoogleError(404, 'notFound', 'Not Found')
export const invalid = (message: string) => new GoogleError(400, 'invalid', message)
