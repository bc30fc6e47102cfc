import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A key for each purpose, so that what was sealed for one is nothing to another. */
function keyFor(purpose: string): Buffer {
  const { CSRF_KEY } = process.env
  // An empty key would seal as well, and anybody could seal the same.
  if (!CSRF_KEY) throw new Error('CSRF_KEY is not set.')
  return Buffer.from(hkdfSync('sha256', CSRF_KEY, '', `seal ${purpose}`, 32))
}

/** A value for somebody else to keep, who can neither read nor change it; base64url. */
export function seal(purpose: string, value: unknown): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFor(purpose), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** What `seal` was given for the same purpose; undefined for whatever it has not made. */
export function unseal<T>(purpose: string, sealed = ''): T | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return
  const decipher = createDecipheriv(ALGORITHM, keyFor(purpose), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return JSON.parse(text.toString()) as T
  } catch {
    return
  }
}
