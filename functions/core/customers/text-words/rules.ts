import { foldText } from '#contract/fold-text.ts'
import { cutText } from '../../platform/cut-text.ts'
import { isStopWord } from './stop-words.ts'

/** What is indexed: messages with their sounds, notes, and what is said in calls. Names are short, for they stand in keys. */
export type TextKind = 'm' | 'n' | 'c'

/** Of messages there are many; the index of the others is read in fewer pieces. */
const MONTHS_A_PERIOD: Record<TextKind, number> = { m: 3, n: 12, c: 12 }

/** Begins of words as indexed: finance, financing, and financed are one. A hit is held against the text itself. */
const STEM_LETTERS = 6
const LONGEST_WORD = 30
/** Years, and parts of phone and stock numbers; shorter ones are prices' and times'. */
const SHORTEST_NUMBER = 4
/** More words than that nobody searches for. */
const WORDS_SEARCHED = 8

const NO_WORD = /[^\p{L}\p{N}]+/u
const ADDRESS = /\bhttps?:\/\/\S+/gi
const DAY_MS = 86_400_000

/** All words of a text as they are compared. */
export const wordsIn = (text: string) =>
  foldText(text)
    .split(NO_WORD)
    .filter((word) => word !== '')

/** The beginnings under which words are indexed, each once; those that say nothing are left out. */
const stemsOf = (words: string[]) => [...new Set(words.filter(isTelling).map((word) => cutText(word, STEM_LETTERS)))]

function isTelling(word: string): boolean {
  if (word.length < 2 || word.length > LONGEST_WORD || isStopWord(word)) return false
  return !/^\d+$/.test(word) || word.length >= SHORTEST_NUMBER
}

/** What of a text is indexed: links are nobody's words. */
export const indexedWordsOf = (text: string) => stemsOf(wordsIn(text.replace(ADDRESS, ' ')))

export interface SearchedWords {
  /** Every one of them must begin a word of a text. */
  words: string[]
  /** Those of them that are looked up, the longest first; empty where all are stop words. */
  stems: string[]
}

export function searchedWordsOf(search: string): SearchedWords {
  const words = [...new Set(wordsIn(search))].slice(0, WORDS_SEARCHED)
  return { words, stems: stemsOf(words).toSorted((a, b) => b.length - a.length) }
}

/** True if each searched word begins one of the text's. */
export function holdsWords(text: string, searched: string[]): boolean {
  const own = wordsIn(text)
  return searched.every((word) => own.some((one) => one.startsWith(word)))
}

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

/** False for a beginning of words: several of a contact's may begin so. */
export const isWholeStem = (stem: string) => stem.length === STEM_LETTERS

/** The day on which the last of these was said for the first time; undefined while one of them was not. */
export function saidAllOn(known: KnownWord[], stems: string[]): string | undefined {
  const days = stems.map((stem) => known.flatMap(({ word, day }) => (word.startsWith(stem) ? day : [])).toSorted()[0])
  return days.some((day) => day === undefined) ? undefined : days.toSorted().at(-1)
}
