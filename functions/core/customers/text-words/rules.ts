/** What is indexed: messages with their sounds, notes, and what is said in calls. Names are short, for they stand in keys. */
export type TextKind = 'm' | 'n' | 'c'

/** Of messages there are many; the index of the others is read in fewer pieces. */
const MONTHS_A_PERIOD: Record<TextKind, number> = { m: 3, n: 12, c: 12 }
const DAY_MS = 86_400_000

/** The period of a moment: its first month (`2026-10`). Periods sort by time. */
export function periodOf(kind: TextKind, at: Date): string {
  const months = MONTHS_A_PERIOD[kind]
  const first = at.getUTCMonth() - (at.getUTCMonth() % months)
  return new Date(Date.UTC(at.getUTCFullYear(), first)).toISOString().slice(0, 'YYYY-MM'.length)
}

/** Where a period begins, or one of its days, and where the next period does. */
export function boundsOf(kind: TextKind, period: string, day = '00'): { from: Date; to: Date } {
  const first = new Date(`${period}-01T00:00:00.000Z`)
  const to = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + MONTHS_A_PERIOD[kind]))
  return { from: new Date(first.getTime() + Number.parseInt(day, 36) * DAY_MS), to }
}

/** The day of a moment within its period, in two letters. */
export function dayOf(kind: TextKind, at: Date): string {
  const { from } = boundsOf(kind, periodOf(kind, at))
  return Math.floor((at.getTime() - from.getTime()) / DAY_MS)
    .toString(36)
    .padStart(2, '0')
}

/** A word as it is known of a contact: behind the day of two letters. */
export interface KnownWord {
  day: string
  word: string
}
const DAY_LETTERS = 2
export const writeKnownWord = ({ day, word }: KnownWord) => day + word
export const readKnownWord = (known: string): KnownWord => ({
  day: known.slice(0, DAY_LETTERS),
  word: known.slice(DAY_LETTERS),
})

/** The day on which the last of these was said for the first time; undefined while one of them was not. */
export function saidAllOn(known: KnownWord[], stems: string[]): string | undefined {
  const days = stems.map((stem) => known.flatMap(({ word, day }) => (word.startsWith(stem) ? day : [])).toSorted()[0])
  return days.some((day) => day === undefined) ? undefined : days.toSorted().at(-1)
}
