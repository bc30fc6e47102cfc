import { createHash, randomInt } from 'node:crypto'

const CODES = 10
const GROUPS = 3
const GROUP_LETTERS = 4
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Codes to write down, such as `k7fm-9xqt-3mpd`: sixty random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode)

const newCode = () => Array.from({ length: GROUPS }, newGroup).join('-')
const newGroup = () => Array.from({ length: GROUP_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** What somebody is told of. `recovered`: a recovery code let them in; `reset`: somebody let them set up another device. */
export function stateOf({ two_step, lost_device }: { two_step: boolean; lost_device: boolean }) {
  if (lost_device) return two_step ? 'recovered' : 'reset'
  return two_step ? 'on' : 'off'
}

/** True if this can't be the six digits of an app. */
export const isRecoveryCode = (code: string) => !/^\d{6}$/.test(code)

/** The hash of a recovery code, however it was typed. */
export const hashOf = (user: string, code: string) =>
  createHash('sha256')
    .update(`${user} ${code.toLowerCase().replace(/[^a-z\d]/g, '')}`)
    .digest('hex')

/** What an authenticator app reads from a QR code (Google Authenticator's key URI format). */
export function keyUri(email: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer: 'Lotwire' })
  return `otpauth://totp/${encodeURIComponent(`Lotwire:${email}`)}?${query}`
}
