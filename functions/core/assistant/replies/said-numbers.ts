import { foldText } from '#contract/fold-text.ts'

const NUMBER = /(?<![\w.])\$?\s?(\d{1,3}(?:[ ,.]\d{3})+|\d+(?:\.\d+)?)\s?(k|mil|thousand|grand)?(?![\w])/g

/** The figures in a customer's words: "20k", "$18,500", "15 mil", "2019". */
export function numbersIn(said: string): Set<number> {
  const all = [...foldText(said).matchAll(NUMBER)].flatMap(([, digits = '', unit]) => {
    const isGrouped = /^\d{1,3}(?:[ ,.]\d{3})+$/.test(digits)
    const value = Number(isGrouped ? digits.replace(/\D/g, '') : digits)
    return unit ? [value * 1000] : [value]
  })
  return new Set(all)
}
