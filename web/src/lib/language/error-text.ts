import { ApiError } from '../api-error.ts'
import { currentLanguage } from './language.ts'
import { inSpanish } from './server-sentences.ts'
import { common, textOf } from './text.ts'

/**
 * What a person reads when a call failed. The server's own sentence where it speaks their language (it may name what is
 * in the way), else the words of its code.
 */
export function errorText(error: unknown, otherwise?: string): string {
  const t = textOf(common)
  if (!(error instanceof ApiError)) return otherwise ?? t('error_internal')
  if (error.code === 'internal' && otherwise) return otherwise
  if (currentLanguage() === 'en' && error.code !== 'offline') return error.message
  return inSpanish(error.message) ?? t(`error_${error.code}`)
}

/** The refusals of a form's fields in the person's language. */
export function fieldTexts(error: ApiError): Record<string, string> {
  if (currentLanguage() === 'en') return error.fields
  const entries = Object.entries(error.fields)
  return Object.fromEntries(entries.map(([field, text]) => [field, inSpanish(text) ?? 'Revisa este campo.']))
}
