import { expect, test } from 'vitest'
import { cleanBody } from '#contract/clean-body.ts'
import { cleanName } from '#contract/clean-name.ts'
import { ContactChanges } from '#contract/customers/contact.ts'
import { splitName } from '../../functions/core/customers/contacts/display-name.ts'

const NAMES = [
  ['Pat\nLee\tNew', 'Pat Lee New'],
  ['Pat\r\nBcc: x@example.com', 'Pat Bcc: x@example.com'],
  ['Pat\u2028Lee', 'Pat Lee'],
  ['Pat\u0000Lee', 'Pat Lee'],
  ['\u0007Pat', 'Pat'],
  ['\u202eyraM\u202c Ann', 'yraM Ann'],
  ['\u2067Ann\u2069', 'Ann'],
  ['A\u200bn\u2060n\ufeff', 'Ann'],
  ['Ann\u00adlisa', 'Annlisa'],
  ['An\u200dn', 'Ann'],
  ['\u3164\u2800', ''],
  ['  Ann   Lee ', 'Ann Lee'],
  // A family, a flag of letters, and a heart on fire are joined by what is not seen.
  ['Ann 👨‍👩‍👧', 'Ann 👨‍👩‍👧'],
  ['Ann 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Ann 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['❤️‍🔥 Ann', '❤️‍🔥 Ann'],
  ['José Ñandú', 'José Ñandú'],
] as const

test.each(NAMES)('the name %j is kept as %j', (written, kept) => expect(cleanName(written)).toBe(kept))

test.each(NAMES)('so it is where it comes from WhatsApp or a form: %j', (written, kept) => {
  const { first_name, last_name } = splitName(written)
  expect(`${first_name} ${last_name}`.trim()).toBe(kept)
  expect(ContactChanges.parse({ first_name: written }).first_name).toBe(kept)
})

test('a long name of a profile ends with a whole character', () => {
  const { first_name } = splitName(`${'x'.repeat(115)}👨‍👩‍👧‍👦y`)
  expect(first_name).toBe('x'.repeat(115))
})

test.each([
  ['Total \u202e005,12$\u202c ok', 'Total 005,12$ ok'],
  ['\u2066x\u2069\u2028y\r\nz\u0007', 'x\ny\nz'],
  ['مرحبا\u200f 👨‍👩‍👧\tok', 'مرحبا\u200f 👨‍👩‍👧\tok'],
])('a message %j is kept and sent as %j', (written, kept) => expect(cleanBody(written)).toBe(kept))
