import { expect, test } from 'vitest'
import { slashPiece } from '../../../web/src/features/quick-replies/slash/slash-piece.ts'

test.each([
  ['/|', 0, ''],
  ['/Pri|', 0, 'pri'],
  ['Hello /pri|', 6, 'pri'],
  ['Hello\n/pri|', 6, 'pri'],
  ['/pri| and the rest', 0, 'pri'],
  ['Hello /pr|ice', 6, 'pr'],
])('a quick reply is looked for in %j', (written, start, typed) => {
  const caret = written.indexOf('|')
  expect(slashPiece(written.replace('|', ''), caret)).toEqual({ start, typed })
})

test.each(['|', 'and/or|', 'https://lotwire.example|', '24/7|', '/price |', 'Hello| /price', '|/price'])(
  'none is in %j',
  (written) => {
    expect(slashPiece(written.replace('|', ''), written.indexOf('|'))).toBeNull()
  },
)
