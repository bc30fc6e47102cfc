import type { ErrorCode } from '#contract/errors.ts'
import { textOf } from './language/text.ts'
import { common } from './language/texts.ts'

export type ApiErrorCode = ErrorCode | 'offline'

/** Every failure of a call. `status` is 0 if no response arrived (`offline`). */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  /** Error messages by form field. */
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfterSeconds: number | undefined
  /** Other properties of the response, such as the id of the contact that already has a number. */
  readonly told: Readonly<Record<string, unknown>>

  constructor(answer: {
    status: number
    code: ApiErrorCode
    message: string
    fields?: Record<string, string>
    retryAfterSeconds?: number
    told?: Record<string, unknown>
  }) {
    super(answer.message)
    this.name = 'ApiError'
    this.status = answer.status
    this.code = answer.code
    this.fields = answer.fields ?? {}
    this.retryAfterSeconds = answer.retryAfterSeconds
    this.told = answer.told ?? {}
  }
}

/** A refusal is final; a network or server failure may recover. */
export const mayRecover = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** Parses an error response: its `message`, else its `error`, else its text, else the status (specification S1 §7). */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '')
  const { code, message, error, errors, ...told } = parsed(text)
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return new ApiError({
    status: response.status,
    code: (code as ErrorCode | undefined) ?? (response.status === 401 ? 'unauthenticated' : 'internal'),
    message:
      message ??
      error ??
      (text && !text.startsWith('<') ? text : textOf(common)('error_status', { status: String(response.status) })),
    fields: errors,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    told,
  })
}

function parsed(text: string): { message?: string; error?: string; code?: string; errors?: Record<string, string> } {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return {}
  }
}
