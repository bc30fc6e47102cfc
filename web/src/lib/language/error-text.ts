import { ApiError } from '../api-error.ts'
import { textOf } from './text.ts'
import { common } from './texts.ts'

/** The message for a failed call: the refusal's own sentence, or `otherwise` for a failure of unknown cause. */
export function errorText(error: unknown, otherwise?: string): string {
  const isTold = error instanceof ApiError && (error.code !== 'internal' || otherwise === undefined)
  return isTold ? error.message : (otherwise ?? textOf(common)('error_internal'))
}
