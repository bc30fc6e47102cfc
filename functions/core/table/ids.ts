import { createHash } from 'node:crypto'
import { ulid } from 'ulid'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new 128-bit id as a ULID; ids made later sort later. */
export const newId = (now: Date) => ulid(now.getTime())

/** The id that follows from its parts, always the same for the same parts: 128 bits of their SHA-256, written as a ULID. */
export function derivedId(...parts: string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16)
  let bits = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let i = 0; i < 26; i++) {
    text = CROCKFORD.charAt(Number(bits & 31n)) + text
    bits >>= 5n
  }
  return text
}
