import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { InvitationItem } from './entity.ts'

/** As long as the user pool takes a lent password (TemporaryPasswordValidityDays). */
const VALID_DAYS = 7
const CODE_BYTES = 18

export const expiresAt = (now: Date) => new Date(now.getTime() + VALID_DAYS * 86_400_000).toISOString()

/** The code of an invitation's link, for its mail alone, and what is kept of it. */
export function newCode(): { code: string; code_hash: string } {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  return { code, code_hash: hashOf(code).toString('hex') }
}

/** Whether this code opens an invitation at this moment. */
export function opens({ code_hash, expires_at }: InvitationItem, code: string, now: Date): boolean {
  return timingSafeEqual(hashOf(code), Buffer.from(code_hash, 'hex')) && !isOver({ expires_at }, now)
}

export const isOver = ({ expires_at }: Pick<InvitationItem, 'expires_at'>, now: Date) => now.toISOString() >= expires_at

const hashOf = (code: string) => createHash('sha256').update(code).digest()

/** Letters and digits that nobody mistakes for each other when they are read aloud. */
const LETTERS = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789']
const LENT_CHARACTERS = 12

/** A password that somebody is told, and changes at once: one of each kind the policy wants, and more of all. */
export function newLentPassword(): string {
  const all = LETTERS.join('')
  const rest = Array.from({ length: LENT_CHARACTERS - LETTERS.length }, () => pick(all))
  return [...LETTERS.map(pick), ...rest].join('')
}

const pick = (letters: string) => letters.charAt(randomInt(letters.length))

/** A full name as first and last: what follows the first word is the last name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...more] = name.trim().split(/\s+/)
  return { first_name, last_name: more.join(' ') }
}

/** Whether an address is of one of these domains; with none every address may be invited. */
export const isOfDomain = (email: string, domains: string[]) =>
  domains.length === 0 || domains.map((one) => one.trim().toLowerCase().replace(/^@/, '')).includes(domainOf(email))

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)
