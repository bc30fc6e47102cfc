import { foldText } from '#contract/fold-text.ts'
import { cutText } from '../../platform/cut-text.ts'
import { isStopWord } from './stop-words.ts'

/** Begins of words as indexed: finance, financing, and financed are one. A hit is held against the text itself. */
const STEM_LETTERS = 6
const LONGEST_WORD = 30
/** Years, and parts of phone and stock numbers; shorter ones are prices' and times'. */
const SHORTEST_NUMBER = 4
/** More words than that nobody searches for. */
const WORDS_SEARCHED = 8

const NO_WORD = /[^\p{L}\p{N}]+/u
const ADDRESS = /\bhttps?:\/\/\S+/gi

/** An amount with its thousands parted, and its cents: 3500 finds $3,500.00 and $3,500-4,000; no telephone number with dots. */
const THOUSANDS =
  /(?<![\d.,])(\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?(?![.,]?\d)|(?<![\d.,-])(\d{1,3}(?:\.\d{3})+)(?:,\d{1,2})?(?![.,-]?\d)/g
/** What cars are told apart by are the last characters of their VIN. */
const VIN = /^(?=\D*\d)[a-hj-npr-z\d]{17}$/
const VIN_TAILS = [4, 5, 6, 7, 8]

/** All words of a text as they are compared. */
export const wordsIn = (text: string) =>
  foldText(text)
    .replace(THOUSANDS, (_, american?: string, mexican = '') => (american ?? mexican).replace(/[.,]/g, ''))
    .split(NO_WORD)
    .filter((word) => word !== '')

/** The same with the ends of VINs, by which they are found, too. */
const findableIn = (text: string) =>
  wordsIn(text).flatMap((word) => (VIN.test(word) ? [word, ...VIN_TAILS.map((n) => word.slice(-n))] : word))

/** The beginnings under which words are indexed, each once; those that say nothing are left out. */
const stemsOf = (words: string[]) => [...new Set(words.filter(isTelling).map((word) => cutText(word, STEM_LETTERS)))]

function isTelling(word: string): boolean {
  if (word.length < 2 || word.length > LONGEST_WORD || isStopWord(word)) return false
  return !/^\d+$/.test(word) || word.length >= SHORTEST_NUMBER
}

/** What of a text is indexed: links are nobody's words. */
export const indexedWordsOf = (text: string) => stemsOf(findableIn(text.replace(ADDRESS, ' ')))

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
  const own = findableIn(text)
  return searched.every((word) => own.some((one) => one.startsWith(word)))
}

/** False for a beginning of words: several of a contact's may begin so. */
export const isWholeStem = (stem: string) => stem.length === STEM_LETTERS
