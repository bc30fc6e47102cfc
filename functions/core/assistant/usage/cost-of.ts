import type { AiProvider } from '#contract/assistant/providers.ts'
import type { Usage } from '../providers/turn-types.ts'
import { PRICES, SOUND_PRICES } from './price-list.ts'

/** Costs are stored in millionths of a dollar. */
export const MICROS = 1_000_000

export const dollarsOf = (micros: number) => micros / MICROS

/** What a call cost, in whole millionths of a dollar, rounded up; `undefined` if the price is unknown. */
export function costOf(provider: AiProvider, model: string, usage: Usage, at: Date): number | undefined {
  const day = at.toISOString().slice(0, 10)
  // A dated name (`claude-haiku-5-5-20261007`) is a version of its model.
  const name = model.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')
  const price = PRICES.filter((one) => one.provider === provider && one.model === name && one.from <= day)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1)
  if (!price) return undefined
  const { input, cached, written = input * 1.25, output, above } = price
  const isAbove = above !== undefined && usage.input + usage.cached + usage.written > above.tokens
  const times = isAbove ? above.times : 1
  if (times === undefined) return undefined
  const micros = usage.input * input + usage.cached * cached + usage.written * written + usage.output * output
  return wholeMicros(micros * times)
}

/** What writing out a sound cost, in whole millionths of a dollar; `undefined` if the price is unknown. */
export function costOfSound(provider: AiProvider, model: string, seconds: number): number | undefined {
  const price = SOUND_PRICES[`${provider} ${model}`]
  return price && wholeMicros(Math.max(seconds, price.leastSeconds) * price.micros)
}

/** Up, but not for what floating point adds to a whole number. */
const wholeMicros = (micros: number) => Math.ceil(micros - 1e-6)

/** All tokens of a call, as they are shown beside the money. */
export const tokensOf = ({ input, cached, written, output }: Usage) => input + cached + written + output
