import { expect, test } from 'vitest'
import { countSegments } from '#contract/customers/channels/count-segments.ts'

const times = (text: string, count: number) => text.repeat(count)

test.each([
  ['an empty text', '', 'GSM-7', 1],
  ['160 plain characters', times('a', 160), 'GSM-7', 1],
  ['161 plain characters', times('a', 161), 'GSM-7', 2],
  ['306 plain characters', times('a', 306), 'GSM-7', 2],
  ['307 plain characters', times('a', 307), 'GSM-7', 3],
  ['letters of the basic alphabet like é, ñ, ü, ¿', times('éñü¿', 40), 'GSM-7', 1],
  ['80 euro signs, two septets each', times('€', 80), 'GSM-7', 1],
  ['81 euro signs', times('€', 81), 'GSM-7', 2],
  ['an escape pair that would be cut at 153', `${times('a', 152)}€${times('a', 152)}`, 'GSM-7', 3],
  ['70 characters with an á', `${times('a', 69)}á`, 'UCS-2', 1],
  ['71 characters with an á', `${times('a', 70)}á`, 'UCS-2', 2],
  ['134 characters with an á', `${times('a', 133)}á`, 'UCS-2', 2],
  ['135 characters with an á', `${times('a', 134)}á`, 'UCS-2', 3],
  ['35 emojis, two units each', times('🚗', 35), 'UCS-2', 1],
  ['36 emojis', times('🚗', 36), 'UCS-2', 2],
  ['an emoji that would be cut at 67', `${times('á', 66)}🚗${times('á', 66)}`, 'UCS-2', 3],
  ['a typographic quotation mark', `“${times('a', 70)}`, 'UCS-2', 2],
  ['a backslash, braces and a tilde', '\\{}~[]^|', 'GSM-7', 1],
])('%s is billed as Twilio bills it', (_, text, encoding, count) => {
  expect(countSegments(text)).toEqual({ encoding, count })
})
