import { createHash } from 'node:crypto'

/** The six digits by which WhatsApp proves a number, always the same for the same one. */
export function codeOf(address: string): string {
  const number = address.replace(/^\D*/, '')
  return String(createHash('sha256').update(number).digest().readUInt32BE(0) % 1_000_000).padStart(6, '0')
}

/** What WhatsApp texts to a number that somebody connects. */
export const codeText = (address: string) => `Your WhatsApp code: ${codeOf(address).replace(/^\d{3}/, '$&-')}`
