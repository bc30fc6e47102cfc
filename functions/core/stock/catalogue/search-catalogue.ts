import { foldText } from '#contract/fold-text.ts'
import { fieldsWith } from '#contract/stock/field-names.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import type { CatalogueRow } from './pack-catalogue.ts'
import { namesMeant } from './short-names.ts'

/** This many characters match anywhere in a stock number, or in a VIN: fewer would match most of them. */
const STOCK_PART = 3
const VIN_PART = 4
/** More words than anyone types would only cost time. */
const WORDS = 8

/** "grand cherokee" is two words, and so is "cr v"; a name of more parts is found by its parts. */
const WORDS_JOINED = 3

/**
 * The vehicles in which every word of a search begins some word, or is part of the stock number or the VIN; none if the
 * search is only punctuation. Letters and digits match whether joined or separated, and makes match by their nicknames.
 */
export function searchCatalogue<Row extends CatalogueRow>(
  rows: readonly Row[],
  search: string,
  reader: keyof typeof SEARCHED,
): readonly Row[] {
  const words = split(search).slice(0, WORDS)
  if (search.trim() === '') return rows
  if (words.length === 0) return []
  const wanted = words.map((_, i) => runsFrom(words, i))
  return rows.filter((row) => hasAll(searchedOf(row, SEARCHED[reader]), wanted, 0))
}

/** A reading of adjacent search words: the first alone, or joined with the next ones. */
interface Run {
  length: number
  word: string
  /** In the form of a vehicle's `text`: letters and digits separated. */
  parts: string[]
}

function runsFrom(words: string[], at: number): Run[] {
  const most = Math.min(WORDS_JOINED, words.length - at)
  return Array.from({ length: most }, (_, i) => {
    const word = words.slice(at, at + i + 1).join('')
    return { length: i + 1, word, parts: namesMeant(word).map(apart) }
  })
}

function hasAll(row: Searched, wanted: readonly Run[][], at: number): boolean {
  const runs = wanted[at]
  return !runs || runs.some((run) => has(row, run) && hasAll(row, wanted, at + run.length))
}

const has = ({ text, stock, vin }: Searched, { word, parts }: Run) =>
  parts.some((part) => text.includes(part)) ||
  (word.length >= STOCK_PART && stock.includes(word)) ||
  (word.length >= VIN_PART && vin.includes(word))

const split = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const together = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')

const LETTERS_OR_DIGITS = /\p{L}+|\p{N}+/gu
/** "f150" as " f 150". */
const apart = (folded: string) => ` ${folded.match(LETTERS_OR_DIGITS)?.join(' ') ?? ''}`

const FIELDS = fieldsWith('packed', 'searched')
/** A hit reveals the contents of a field, so no one can search a field they do not see. */
const SEARCHED = { staff: FIELDS, anyone: FIELDS.filter((name) => VEHICLE_FIELDS[name].seenBy === 'anyone') }

interface Searched {
  text: string
  stock: string
  vin: string
}

/**
 * A vehicle's words, each preceded by a space, letters and digits separated: F-150 and F150 are " f 150". Adjacent
 * words of letters are also included joined, so that crv finds CR-V.
 */
function searchedOf(row: CatalogueRow, fields: typeof FIELDS): Searched {
  const parts = foldText(fields.map((name) => row[name] ?? '').join(' ')).match(LETTERS_OR_DIGITS) ?? []
  let joined = ''
  for (let i = 1; i < parts.length; i++) {
    const [before = '', part = ''] = [parts[i - 1], parts[i]]
    if (!DIGIT.test(before) && !DIGIT.test(part)) joined += ` ${before}${part}`
  }
  return {
    text: ` ${parts.join(' ')}${joined}`,
    stock: together(row.stockNumber ?? ''),
    vin: (row.vin ?? '').toLowerCase(),
  }
}
const DIGIT = /^\p{N}/u
