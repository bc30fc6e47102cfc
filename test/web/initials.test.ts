import { expect, test } from 'vitest'
import { initialsOf } from '../../web/src/ui/initials.ts'

test.each([
  ['Marisol Vega', 'MV'],
  ['  josé  maría ñáñez ', 'JÑ'],
  ['Ana', 'A'],
  ['+1 555 010 0123', '23'],
  ['(512) 555-0166', '66'],
  ['👩 Smith', 'S'],
  ['María 👩‍👩‍👧‍👦', 'M'],
  ['(Ana) O’Neil 🚗', 'AO'],
  ['', '?'],
])('%j is shown as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
