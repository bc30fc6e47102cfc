import { describe, expect, test } from 'vitest'
import { RecordParser } from '../../../functions/core/feeds/record-parser.ts'
import { readRegularRow } from '../../../functions/core/feeds/regular-row.ts'

const LAYOUTS = [
  { delimiter: ',', newline: '\n' },
  { delimiter: '\t', newline: '\n' },
  { delimiter: ';', newline: '\r' },
] as const
const FILES = 4000

describe('a row is read by itself', () => {
  test.each([
    ['plain', 'a,b,\n', ['a', 'b', '']],
    ['quoted', '"a, b","","c ""d"""\r\n', ['a, b', '', 'c "d"']],
    ['of several lines', '"a\nb",c\n', ['a\nb', 'c']],
    ['with blanks round its cells', 'x , \u00a0y\n', ['x ', 'y']],
  ])('where it is %s', (_, text, cells) => {
    expect(readRegularRow(Buffer.from(`${text}next`), 0, LAYOUTS[0])).toEqual({ cells, end: Buffer.byteLength(text) })
  })

  test.each([
    ['a mark within a cell', 'a "b",c\n', 'odd'],
    ['letters behind a closing mark', '"a"b,c\n', 'odd'],
    ['a blank before a mark', ' "a",b\n', 'odd'],
    ['an empty line', ' \n', 'odd'],
    ['a mark that does not close', '"a,b\n', 'unfinished'],
    ['no end of line', 'a,b', 'unfinished'],
  ])('but not with %s', (_, text, why) => {
    expect(readRegularRow(Buffer.from(text), 0, LAYOUTS[0])).toBe(why)
  })

  test.each([
    [true, 'as they part cells'],
    [false, 'as letters'],
  ])('just as csv-parse reads it, in files of random letters, with quotation marks: %s, %s', async (hasQuotes) => {
    const random = randomBySeed(20261121)
    let rows = 0
    for (let file = 0; file < FILES; file++) {
      const layout = LAYOUTS[random(LAYOUTS.length)] ?? LAYOUTS[0]
      const bytes = Buffer.from(randomText(random, layout))
      for (const wanted of await parse(bytes, layout, hasQuotes)) {
        const row = readRegularRow(bytes, wanted.start, layout, hasQuotes)
        if (typeof row === 'string') continue
        expect({ ...row, text: bytes.toString() }).toEqual({
          cells: wanted.cells,
          end: wanted.end,
          text: bytes.toString(),
        })
        rows++
      }
    }
    expect(rows).toBeGreaterThan(FILES)
  })
})

async function parse(bytes: Buffer, layout: (typeof LAYOUTS)[number], hasQuotes: boolean) {
  const parser = new RecordParser({ ...layout, skipBytes: 0, skipLines: 0 }, hasQuotes)
  if (await parser.feed(bytes)) await parser.finish()
  let start = 0
  return parser.takeRecords().map(({ cells, end }) => {
    const row = { cells, start, end }
    start = end
    return row
  })
}

/** Cells of what makes trouble, most of them quoted as they should be. */
function randomText(random: (below: number) => number, { delimiter, newline }: (typeof LAYOUTS)[number]): string {
  const letters = ['a', 'b', 'é', '“', ' ', '\t', '\u00a0', '\r', '\n', '"', delimiter, newline, `\r${newline}`]
  const letter = () => letters[random(letters.length)] ?? ''
  const text = (length: number) => Array.from({ length: random(length) }, letter).join('')
  const cell = () => (random(3) === 0 ? text(4) : random(2) === 0 ? 'word' : `"${text(8).replaceAll('"', '""')}"`)
  const row = () => Array.from({ length: 1 + random(4) }, cell).join(delimiter)
  return Array.from({ length: 1 + random(5) }, () => row() + (random(4) === 0 ? '\r\n' : newline)).join('')
}

/** Numerical Recipes' generator: the same files every time. */
function randomBySeed(seed: number) {
  let state = seed >>> 0
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
