import type { Hours } from '#contract/people/hours.ts'

/** The text key of the reason why hours can't be saved; undefined if they can, or there are none. */
export function wrongHours(hours: Hours | null): 'no_day' | 'backwards' | undefined {
  if (!hours) return undefined
  if (hours.length === 0) return 'no_day'
  return hours.some(({ from, to }) => from >= to) ? 'backwards' : undefined
}
