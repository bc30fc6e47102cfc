import { describe, expect, test } from 'vitest'
import { readBytes } from './read-bytes.ts'

const HEADER = 'StockNumber,Make,Model,Description\n'
const windows = (text: string) => Buffer.from(text.replaceAll('’', '\x92'), 'latin1')
const utf8 = (text: string) => Buffer.from(text)
/** Enough rows that the following ones are in another chunk of the file. */
const FILLER = Array.from({ length: 1500 }, (_, i) => `F${i},Kia,Soul,a car like every other one of them\n`).join('')
const BROKEN = Buffer.from([0xe9])
const MARK = '\ufeff'

const FILES: [what: string, parts: Buffer[], descriptions: string[]][] = [
  [
    'one broken byte in UTF-8',
    [utf8('S1,Kia,Rio,señor x'), BROKEN, utf8('\nS2,Citroën,C4,Citroën’s\n')],
    ['señor x', 'Citroën’s'],
  ],
  [
    'one broken byte in UTF-8, and good ones only far behind',
    [utf8('S1,Kia,Rio,señor x'), BROKEN, utf8(`\n${FILLER}S2,Citroën,C4,Citroën’s\n`)],
    ['señor x', 'Citroën’s'],
  ],
  [
    'one broken byte before all good ones',
    [utf8('S1,Kia,Rio,caf'), BROKEN, utf8(`\n${FILLER}S2,Citroën,C4,Citroën’s\n`)],
    ['café', 'Citroën’s'],
  ],
  [
    'one broken byte behind a byte order mark',
    [utf8(`${MARK}${HEADER}S1,Kia,Rio,a`), BROKEN, utf8(`b\n${FILLER}S2,Citroën,C4,Citroën’s\n`)],
    ['ab', 'Citroën’s'],
  ],
  [
    'a letter cut in two at the end of a cell',
    [utf8('S1,Kia,Rio,señor'), Buffer.from([0xc3]), utf8('\nS2,Citroën,C4,Citroën’s\n')],
    ['señor', 'Citroën’s'],
  ],
  [
    'a lost apostrophe',
    [utf8('S1,Kia,Rio,señor’s\nS2,Citroën,C4,Citroën'), Buffer.from([0x92]), utf8('s\n')],
    ['señor’s', "Citroën's"],
  ],
  ['windows-1252', [windows('S1,Kia,Rio,señor’s café\nS2,Citroën,C4,Citroën’s\n')], ['señor’s café', 'Citroën’s']],
  [
    'windows-1252 whose first letter beyond ASCII comes late',
    [windows(`${FILLER}S1,Kia,Rio,señor’s café\nS2,Citroën,C4,Citroën’s\n`)],
    ['señor’s café', 'Citroën’s'],
  ],
  [
    'windows-1252 with UTF-8 pasted into a cell',
    [windows('S1,Kia,Rio,café’s\nS2,Citroën,C4,'), utf8('Citroën’s'), windows(' café\n')],
    ['café’s', 'Citroën’s café'],
  ],
]

describe('a byte that is no letter spoils no other', () => {
  test.each(
    FILES.flatMap(([what, parts, descriptions]) =>
      [7, 1000, 64 * 1024].map((pieceBytes) => ({ what, parts, descriptions, pieceBytes })),
    ),
  )('$what, in pieces of $pieceBytes bytes', async ({ parts, descriptions, pieceBytes }) => {
    const text = Buffer.concat(parts)
    const file = text.subarray(0, 3).equals(utf8(MARK)) ? text : Buffer.concat([utf8(HEADER), text])
    const { vehicles, problems } = await readBytes(file, {}, pieceBytes)
    const cars = [vehicles.get('#S1'), vehicles.get('#S2')]
    expect(cars.map((vehicle) => vehicle?.description)).toEqual(descriptions)
    expect([cars[1]?.make, problems]).toEqual(['Citroën', []])
  })
})
