import { HOSTILE_TEXTS, HOSTILE_VALUES } from '../hostile.ts'

/** Chance that comes again with its seed. */
export type Dice = { random: () => number; pick: <T>(from: readonly T[]) => T }

export const diceOf = (random: () => number): Dice => ({
  random,
  pick: (from) => from[Math.floor(random() * from.length)] as never,
})

/** Letters that have broken programs, in all the places of a text. */
const LETTERS = [...'\u0000\u202e👍ñß\u0301\t\n#/"%+1 İ', '\ud800', '\r\n']

/** The same value with something of it changed: kinds, lengths, letters, nesting, extremes, what is there and what is not. */
export function mutate(dice: Dice, value: unknown): unknown {
  const { random, pick } = dice
  if (random() < 0.03) return pick(HOSTILE_VALUES)
  if (random() < 0.01) return nested(pick([2, 50, 1000]), value)
  if (typeof value === 'string') return mutateText(dice, value)
  if (typeof value === 'number') return pick([value, value + 1, -value, value * 1.5, 0, 1e9, Number.MAX_SAFE_INTEGER])
  if (typeof value === 'boolean') return random() < 0.5
  if (Array.isArray(value)) return [...value, ...value].filter(() => random() < 0.5).map((one) => mutate(dice, one))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
    .filter(() => random() < 0.95)
    .map(([name, one]) => [name, random() < 0.5 ? one : mutate(dice, one)])
  return Object.fromEntries(random() < 0.2 ? [...fields, [pick(HOSTILE_TEXTS), pick(HOSTILE_VALUES)]] : fields)
}

const nested = (depth: number, value: unknown): unknown => (depth === 0 ? value : [nested(depth - 1, value)])

export function mutateText({ random, pick }: Dice, text: string): string {
  const at = Math.floor(random() * (text.length + 1))
  return pick([
    () => text,
    () => text.slice(0, at) + pick(LETTERS) + text.slice(at),
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(at) + text.slice(0, at),
    () => text.repeat(1 + Math.floor(random() * 40)),
    () => pick(LETTERS).repeat(1 + Math.floor(random() * 300)),
    () => pick(HOSTILE_TEXTS),
  ])()
}

/** As JSON; now and then with one of its fields twice, of which the last counts. */
export function written({ random, pick }: Dice, body: unknown): string {
  const text = JSON.stringify(body) ?? ''
  if (typeof body !== 'object' || body === null || Array.isArray(body) || random() > 0.1) return text
  const names = Object.keys(body)
  if (names.length === 0) return text
  return `{${JSON.stringify(pick(names))}:${JSON.stringify(pick(HOSTILE_VALUES)) ?? 'null'},${text.slice(1)}`
}
