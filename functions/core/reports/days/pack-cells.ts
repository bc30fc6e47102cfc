import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Cells } from './day-cells.ts'
import { type Buckets, countOf } from './log-buckets.ts'

/** Slow, and a fifth smaller: a pack is written once and read for years. */
const QUALITY = 11
/** Numbers are written as characters from here on, so that most are one byte. */
const FIRST_CHARACTER = 40
/** Within business hours as around the clock. */
const SAME = '='

interface Packed {
  /** All words of names once, and by field the place of each row's word. */
  words: string[]
  fields: number[][]
  /** How many had no time; nearly always all or none. */
  untimed: number[]
  seconds: number[]
  units: number[]
  clock: string[]
  working: string[]
}

/** Cells as bytes, by columns, which compress well: times as counts of neighboring buckets, business hours as differences. */
export function packCells(cells: Cells): Uint8Array {
  const rows = [...cells].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const names = rows.map(([name]) => name.split('|'))
  const longest = Math.max(0, ...names.map(({ length }) => length))
  const words = new Map<string | undefined, number>()
  const placeOf = (word: string | undefined) => {
    if (!words.has(word)) words.set(word, words.size)
    return words.get(word) ?? 0
  }
  const fields = Array.from({ length: longest }, (_, field) => names.map((name) => placeOf(name[field])))
  const packed = {
    words: [...words.keys()].map((word) => word ?? null),
    fields,
    untimed: rows.map(([, { n, clock }]) => n - countOf(clock)),
    seconds: rows.map(([, { seconds }]) => seconds),
    units: rows.map(([, { units }]) => units),
    clock: rows.map(([, { clock }]) => bucketsText(clock)),
    working: rows.map(([, { clock, working }]) =>
      working.length === 0 ? '' : bucketsText(minus(working, clock)) || SAME,
    ),
  }
  return brotliCompressSync(JSON.stringify(packed), { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}

export function unpackCells(data: Uint8Array): Cells {
  const { words, fields, untimed, seconds, units, ...times }: Packed = JSON.parse(brotliDecompressSync(data).toString())
  return new Map(
    untimed.map((count, row) => {
      const clock = readBuckets(times.clock[row])
      const working = times.working[row] ?? ''
      const name = fields.flatMap((places) => words[places[row] ?? 0] ?? []).join('|')
      return [
        name,
        {
          n: count + countOf(clock),
          seconds: seconds[row] ?? 0,
          units: units[row] ?? 0,
          clock,
          working: working === '' ? [] : plus(clock, working === SAME ? [] : readBuckets(working)),
        },
      ]
    }),
  )
}

/** The lowest bucket, then each one's number up to the highest; a number below zero as an odd one. */
function bucketsText(buckets: Buckets): string {
  const low = buckets.findIndex(Boolean)
  if (low < 0) return ''
  const counts = buckets.slice(low, 1 + buckets.findLastIndex(Boolean))
  return String.fromCharCode(
    ...[low, ...counts.map((n) => (n < 0 ? -2 * n - 1 : 2 * n))].map((n) => FIRST_CHARACTER + n),
  )
}

function readBuckets(text = ''): Buckets {
  if (text === '') return []
  const [low = 0, ...counts] = Array.from(text, (letter) => letter.charCodeAt(0) - FIRST_CHARACTER)
  return [...Array<number>(low).fill(0), ...counts.map((n) => (n % 2 === 1 ? -(n + 1) / 2 : n / 2))]
}

function plus(one: Buckets, other: Buckets, times = 1): Buckets {
  const sums = Array.from(
    { length: Math.max(one.length, other.length) },
    (_, bucket) => (one[bucket] ?? 0) + times * (other[bucket] ?? 0),
  )
  return sums.slice(0, 1 + sums.findLastIndex(Boolean))
}
const minus = (from: Buckets, what: Buckets) => plus(from, what, -1)
