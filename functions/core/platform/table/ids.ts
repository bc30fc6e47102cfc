import { createHash } from 'node:crypto'
import { decodeTime, encodeTime, ulid } from 'ulid'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ID_LETTERS = 26
/** The number of letters that encode the time. */
const TIME_LETTERS = 10

/** A new 128-bit id as a ULID; ids made later sort later. */
export const newId = (now: Date) => ulid(now.getTime())

/** True if a text has the form of an id. */
export const isId = (text: string) => text.length === ID_LETTERS && [...text].every((char) => CROCKFORD.includes(char))

/** The last time that an id can hold: in the year 10889. */
const LATEST = 2 ** 48 - 1

/** Sorts before every id made at `time` (epoch milliseconds) or later. */
export const earliestId = (time: number) => encodeTime(Math.min(Math.max(0, time), LATEST))

/** A sort key by time (epoch milliseconds), unique even for items of the same moment. */
export const momentKey = (time: number, id: string) => earliestId(time) + id.slice(-8)

/** The time at the start of an id, or of a key as above. */
export const momentOf = (key: string) => new Date(decodeTime(key.slice(0, TIME_LETTERS).padEnd(ID_LETTERS, '0')))

/** An id derived from its parts, always the same for the same parts: 128 bits of their SHA-256, written as a ULID. */
export function derivedId(...parts: string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16)
  let bits = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let i = 0; i < ID_LETTERS; i++) {
    text = CROCKFORD.charAt(Number(bits & 31n)) + text
    bits >>= 5n
  }
  return text
}
