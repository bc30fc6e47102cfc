import { expect, test } from 'vitest'
import { cutText } from '../../../functions/core/platform/cut-text.ts'

test.each([
  ['🚗🚗', 3, '🚗'],
  ['ab👨‍👩‍👧‍👦c', 8, 'ab'],
  ['ab👨‍👩‍👧‍👦c', 13, 'ab👨‍👩‍👧‍👦'],
  ['🇲🇽🇺🇸', 6, '🇲🇽'],
  ['🇲🇽🇺🇸', 8, '🇲🇽🇺🇸'],
  ['a👍🏽', 3, 'a'],
  ['abe\u0301', 3, 'ab'],
  ['a\r\nb', 2, 'a'],
  ['plain', 3, 'pla'],
  ['short', 9, 'short'],
  ['half\ud83d', 9, 'half'],
])('of %j fit in %i: %j', (text, length, kept) => expect(cutText(text, length)).toBe(kept))

test('a letter under a thousand accents is cut all the same', () => {
  expect(cutText(`a${'\u0301'.repeat(1000)}`, 60)).toHaveLength(60)
})
