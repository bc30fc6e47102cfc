import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { domainOf } from '../accounts/domain-of.ts'
import type { InvitationItem } from './entity.ts'

/** As long as the user pool accepts a temporary password (TemporaryPasswordValidityDays). */
const VALID_DAYS = 7
const CODE_BYTES = 18

export const expiresAt = (now: Date) => new Date(now.getTime() + VALID_DAYS * 86_400_000).toISOString()

/** The code of an invitation's link, which only its mail contains, and the hash to store. */
export function newCode(): { code: string; code_hash: string } {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  return { code, code_hash: hashOf(code).toString('hex') }
}

/** True if this code currently opens an invitation. */
export function opens({ code_hash, expires_at }: InvitationItem, code: string, now: Date): boolean {
  return timingSafeEqual(hashOf(code), Buffer.from(code_hash, 'hex')) && !isOver({ expires_at }, now)
}

export const isOver = ({ expires_at }: Pick<InvitationItem, 'expires_at'>, now: Date) => now.toISOString() >= expires_at

const hashOf = (code: string) => createHash('sha256').update(code).digest()

/** Splits a full name: everything after the first word is the last name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [first_name = '', ...more] = name.trim().split(/\s+/)
  return { first_name, last_name: more.join(' ') }
}

/** True if an address belongs to one of these domains; without domains every address may be invited. */
export const isOfDomain = (email: string, domains: string[]) =>
  domains.length === 0 || domains.map((one) => one.trim().toLowerCase().replace(/^@/, '')).includes(domainOf(email))
