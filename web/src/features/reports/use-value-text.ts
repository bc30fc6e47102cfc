import { useMemo } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { type ValueText, valueTextIn } from './value-text.ts'

/** Writes values in the reader's language. */
export function useValueText(): ValueText {
  const language = useLanguage()
  return useMemo(() => valueTextIn(language), [language])
}
