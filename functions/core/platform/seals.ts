import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto'
import { variable } from './environment.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Separate keys for each purpose, so that a value sealed for one is invalid for another. */
function keysFor(purpose: string) {
  const bytes = Buffer.from(hkdfSync('sha256', variable('CSRF_KEY'), '', `seal ${purpose}`, 2 * KEY_BYTES))
  return { sealing: bytes.subarray(0, KEY_BYTES), nonces: bytes.subarray(KEY_BYTES) }
}

/**
 * A sealed value that its keeper can neither read nor change; base64url. It opens only for the same purpose and
 * `holder`. The same value gives the same text: its nonce is the MAC of the plaintext (as in RFC 5297).
 */
export function seal(purpose: string, value: unknown, holder = ''): string {
  const { sealing, nonces } = keysFor(purpose)
  const text = JSON.stringify(value)
  const nonce = createHmac('sha256', nonces)
    .update(JSON.stringify([holder, text]))
    .digest()
    .subarray(0, NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, sealing, nonce).setAAD(Buffer.from(holder))
  const sealed = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The value given to `seal` for the same purpose and holder; undefined for anything that `seal` has not made. */
export function unseal<T>(purpose: string, sealed = '', holder = ''): T | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return
  const decipher = createDecipheriv(ALGORITHM, keysFor(purpose).sealing, bytes.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(holder))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return JSON.parse(text.toString()) as T
  } catch {
    return
  }
}
