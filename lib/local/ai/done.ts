import type { Said } from './asked.ts'
import { plain } from './read-customer.ts'
import type { Slot } from './slots.ts'

export type Segment =
  | { phrase: string; slots: Record<string, string | number | null> }
  | { fact: readonly [string, string] }
  | { act: string; id: string | null }

/** A call of this turn with its result. */
export interface Done {
  name: string
  result: Record<string, unknown>
  isError: boolean
}

/** What was done since the customer's last words. */
export function doneIn(said: Said[]): Done[] {
  const since = said.slice(said.findLastIndex(({ by }) => by === 'customer') + 1)
  return since.flatMap((one) => {
    if (one.by !== 'call') return []
    const answer = since.find((other) => other.by === 'tool' && other.id === one.id)
    if (answer?.by !== 'tool') return []
    const result = objectIn(answer.content)
    return [{ name: one.name, result, isError: answer.isError || 'error' in result || 'refused' in result }]
  })
}

function objectIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}

interface Found {
  id: string
  facts: Record<string, unknown>
}

/** The vehicles that were found, each once. */
export function vehiclesIn(done: Done[]): Found[] {
  const found = done
    .filter(({ name, isError }) => !isError && /vehicle/.test(name))
    .flatMap(({ result }) => (Array.isArray(result.vehicles) ? result.vehicles : [result.vehicle ?? result]))
    .filter((one): one is Found => typeof one?.id === 'string')
    .map(({ id, facts, ...rest }) => ({ id, facts: { ...rest, ...facts } }))
  return [...new Map(found.map((one) => [one.id, one])).values()]
}

/** Free times, those that are offered before the others. */
export const slotsIn = ({ result: { slots, offered, free } }: Done): Slot[] =>
  [slots, offered, free]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter((one) => typeof one?.slot === 'string' && typeof one.starts_at === 'string')

interface OwnAnswer {
  id: string
  question: string
}

/** The dealership's own answer to a text: most of its question's longer words are in it. */
export function ownAnswerIn({ result: { answers } }: Done, text: string): OwnAnswer | undefined {
  const words = new Set(wordsIn(text))
  return (Array.isArray(answers) ? answers : []).find((one) => {
    const asked = wordsIn(String(one?.question ?? ''))
    return asked.length > 0 && asked.filter((word) => words.has(word)).length / asked.length > 0.5
  })
}

const wordsIn = (text: string): string[] => plain(text).match(/[a-z]{4,}/g) ?? []
