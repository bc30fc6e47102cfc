import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../ctx.ts'
import { AppError } from '../errors.ts'

type Reader = { org: Ctx['org']; caller: Pick<Ctx['caller'], 'id'> }

const IV_BYTES = 16

/**
 * An opaque place in a list, sealed for this reader and this list: a place is a key of the table, which may tell of what
 * the reader may not see. The same place is always the same cursor, so that an unchanged page keeps its ETag: the IV is
 * the MAC of what is sealed (as in RFC 5297).
 */
export function sealCursor(reader: Reader, list: string, place: string): string {
  const iv = macOf(reader, list, place)
  const cipher = createCipheriv('aes-256-ctr', keyFor('sealing'), iv)
  return Buffer.concat([iv, cipher.update(place), cipher.final()]).toString('base64url')
}

/** The place of a cursor; throws `invalid` for one that was made up, or made for another reader or another list. */
export function openCursor(reader: Reader, list: string, cursor: string): string {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length <= IV_BYTES) throw noCursor()
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv('aes-256-ctr', keyFor('sealing'), iv)
  const place = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]).toString()
  if (!timingSafeEqual(iv, macOf(reader, list, place))) throw noCursor()
  return place
}

const noCursor = () => new AppError('invalid', 'This page is not there any more. Begin at the first one.')

const macOf = ({ org, caller }: Reader, list: string, place: string) =>
  createHmac('sha256', keyFor('proving'))
    .update(JSON.stringify([org, caller.id, list, place]))
    .digest()
    .subarray(0, IV_BYTES)

/** Keys of their own, from the one secret that every function with signed-in callers has. */
function keyFor(purpose: string): Buffer {
  const { CSRF_KEY } = process.env
  if (!CSRF_KEY) throw new Error('CSRF_KEY is not set.')
  return createHmac('sha256', CSRF_KEY).update(`cursor ${purpose}`).digest()
}
