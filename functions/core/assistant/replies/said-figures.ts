import { foldText } from '#contract/fold-text.ts'
import { saidNumbers } from '../inbound/said-numbers.ts'

/** A smaller figure is a year, a number of seats, or a payment. */
export const LEAST_BUDGET = 2_100
/** What is money, but not what they would spend. */
const OTHER_MONEY = /\b(down|owe|trade|month|earn|make|enganche|debo|a cuenta|mes|gano|pagos?)\b/

/** The figures in a customer's messages, and what they would spend by the newest that says: "20k", "quince mil". */
export function figuresIn(texts: readonly string[], language: 'en' | 'es'): { said: Set<number>; budget?: number } {
  const all = texts.map(foldText).flatMap((text) =>
    saidNumbers(text, language === 'es').map(({ value, isMoney }) => ({
      value,
      isBudget: isMoney && value >= LEAST_BUDGET && !OTHER_MONEY.test(text),
    })),
  )
  const budget = all.findLast(({ isBudget }) => isBudget)?.value
  return { said: new Set(all.map(({ value }) => value)), ...(budget !== undefined && { budget }) }
}
