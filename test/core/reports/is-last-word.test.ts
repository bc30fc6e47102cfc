import { expect, test } from 'vitest'
import { isLastWord } from '../../../functions/core/reports/dashboard/is-last-word.ts'

test.each([
  ['Perfect, I’ll come by on Sunday. Thanks!', true],
  ['Ok will try this weekend', true],
  ['Voy para allá', true],
  ['Muchas gracias, nos vemos mañana', true],
  ['👍', true],
  ['Thanks! Is it still there?', false],
  ['Ok, send me the pictures', false],
  ['Gracias, ¿a qué hora abren?', false],
  ['Perfecto, mándame la ubicación', false],
  ['2019 Civic', false],
  ['', false],
])('%j ends the talk: %s', (text, isLast) => expect(isLastWord(text)).toBe(isLast))
