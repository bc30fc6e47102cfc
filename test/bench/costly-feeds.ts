import { gzipSync } from 'node:zlib'

const BYTES = 1_000_000
const HEADER = 'Stock,Make'
const LIKE_A_ROW = `"a b 1\n${'a1,'.repeat(61)}\n1"`

const wide = (columns: number, name: (i: number) => string = (i) => `c${i}`) =>
  [HEADER, ...Array.from({ length: columns - 2 }, (_, i) => name(i))].join(',')

/** Rows under a header until the file has a megabyte. */
function fill(header: string, row: (i: number) => string): string {
  const lines = [header]
  for (let i = 0, bytes = header.length; bytes < BYTES; i++) {
    const line = row(i)
    lines.push(line)
    bytes += line.length + 1
  }
  return lines.join('\n')
}

/** Files of a megabyte made to keep a worker busy, each in its own way. */
export const COSTLY_FEEDS: Record<string, () => string | Buffer> = {
  'rows of one cell': () => fill(wide(3), () => '1'),
  'rows of one cell under 2000 columns': () => fill(wide(2000), () => '1'),
  'rows of two cells under 2000 of pictures': () =>
    fill(
      wide(2000, (i) => `photo${i}`),
      (i) => `${i},A`,
    ),
  'the same vehicle in every row': () => fill(HEADER, () => '1,A'),
  'vehicles as short as can be': () => fill(HEADER, (i) => `${i},A`),
  'rows of one cell, packed a thousand times': () => gzipSync(`${wide(3)}\n${'1\n'.repeat(150 * BYTES)}`),
  'one line, packed a thousand times': () => gzipSync(`${HEADER}\n1,${'x'.repeat(450 * BYTES)}`),
  'texts, packed a hundred times': () =>
    gzipSync(`${HEADER},Description\n${`1,A,"${'x '.repeat(400)}"\n`.repeat(400_000)}`),
  'marks, packed a thousand times': () => gzipSync(`${HEADER}\n${'1,"\n'.repeat(100 * BYTES)}`),
  'a mark opened in every row': () => fill(wide(3), (i) => `${i},A,"`),
  'a mark opened in every long row': () => fill(wide(3), (i) => `${i},A,"${'x'.repeat(9000)}`),
  'marks that close askew': () => fill(wide(3), (i) => `${i},"A"b,"c"d`),
  'marks and ends of lines': () => fill(wide(3), () => '"'),
  '1900 cells of two lines a row': () => fill(wide(1902), () => `1,A${',"\n"'.repeat(1900)}`),
  'cells of lines that look like rows': () => fill(wide(62), (i) => `${i},A${`,${LIKE_A_ROW}`.repeat(60)}`),
  'a thousand mileages and their units': () =>
    fill(
      wide(2000, (i) => (i % 2 ? 'miles' : 'mileageunit')),
      (i) => `${i},A${',,x'.repeat(999)}`,
    ),
  'separators alone': () => `${HEADER}\n${','.repeat(BYTES)}`,
  'separators in lines': () => fill(HEADER, () => ','.repeat(2000)),
  'equipment said again and again': () => `${HEADER},Options\n1,A,${'o1|o2|'.repeat(160_000)}\n`,
  'pictures of one letter': () => `${HEADER},Photos\n1,A,"${'//a,'.repeat(240_000)}"\n`,
  'entities and tags': () => fill(`${HEADER},Description`, (i) => `${i},A,${'&#1;&amp;<br<script'.repeat(3000)}`),
  'letters of no encoding': () => Buffer.concat([Buffer.from(`${HEADER},é\n`), Buffer.alloc(BYTES, 0xff)]),
}
