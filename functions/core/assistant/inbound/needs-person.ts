import type { HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import { foldText } from '#contract/fold-text.ts'
import ASKS from './ask-words.json' with { type: 'json' }
import { hasSecrets } from './without-secrets.ts'

const PERSON = `(?:(?:an? |the |una? |el |la |some |someone |somebody |alguien |your |su )?(?:real |actual |live |human |verdadera? )?(?:person|human|people|agent|agente|rep|representative|representante|manager|gerente|salesperson|salesman|sales ?(?:guy|rep|person)|vendedora?|asesora?|owner|dueno|encargad[oa]|persona|humano|alguien|someone|somebody|supervisor)(?: real| de verdad)?)`

/** "My 2014 Altima", not "2000 for it". */
const YEAR_OF_CAR = `(?:19|20)\\d\\d (?!for|cash|otd|out|today|por|en|and|or)[a-z]`
/** An amount, and not an hour: of three digits or more, in thousands, or with its sign. */
const MONEY = `(?:\\$ ?\\d[\\d,.]*k?|\\d{1,3}[ ,.]\\d{3}|(?!${YEAR_OF_CAR})\\d{3,}|\\d+(?:\\.\\d+)?(?:k| mil| thousand| grand))`

/** What a number beside "I'm" counts, where it is no age. */
const NOT_AGE = `\\d|[ ,.]\\d|:|%| ?(?:k|mil|miles|mi|min|minutes?|minutos?|hours?|hrs?|horas?|km|days?|dias?|weeks?|semanas?|months?|meses|people|personas|kids|cars?|carros?|ft|feet|blocks?|cuadras?|am|pm|dollars|dolares|(?:years?|anos) (?:here|in|with|at|of|aqui|en|con|trabaj))`

/** Parts of them, by the names that stand in their place. */
const PARTS: Record<string, string> = { person: PERSON, money: MONEY, not_age: NOT_AGE }

/** By reason, the weightiest first; of folded texts, English and Spanish. Asking for a figure is none of these. */
const COMPILED = Object.entries(ASKS).map(([reason, ways]) => {
  const written = ways.map((way) => way.replace(/<(person|money|not_age)>/g, (_, part: string) => PARTS[part] ?? ''))
  return [reason as HandOverReason, written.map((way) => new RegExp(`(?<![a-z0-9])(?:${way})(?![a-z0-9*])`))] as const
})

/**
 * Why a customer's message goes to a person before any model is asked. "What's the price?", "do you take trade-ins?", and
 * "I have one to trade in" are for the assistant: it quotes the list price and notes the trade-in; its value is a person's.
 */
export function needsPerson(text: string): HandOverReason | undefined {
  if (hasSecrets(text)) return 'papers'
  const folded = foldText(text).replace(/[’‘]/g, "'").replace(/\s+/g, ' ')
  return COMPILED.find(([, ways]) => ways.some((way) => way.test(folded)))?.[0]
}
