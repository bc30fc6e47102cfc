import { useMemo } from 'react'
import type { Language } from '#contract/language.ts'
import { useLanguage } from '../../lib/language/language.ts'

/** Prices, miles and sizes in United States formats, in either language. */
export function figuresFor(language: Language) {
  const locale = `${language}-US`
  const dollars = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  } as const
  const price = new Intl.NumberFormat(locale, dollars)
  const whole = new Intl.NumberFormat(locale)
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return {
    /** "$12,995", with cents only if there are any. */
    price: (value: number) => price.format(value),
    miles: (value: number) => `${whole.format(value)} mi`,
    count: (value: number) => whole.format(value),
    bytes: (value: number) =>
      value < 1_000_000 ? `${tenths.format(value / 1_000)} kB` : `${tenths.format(value / 1_000_000)} MB`,
  }
}

export function useFigures() {
  const language = useLanguage()
  return useMemo(() => figuresFor(language), [language])
}
