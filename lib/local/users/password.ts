import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AwsError } from '../aws-json.ts'

/** The rules for a password; symbols are allowed but never required. */
export type PasswordPolicy = { minimumLength: number; lowercase: boolean; uppercase: boolean; numbers: boolean }

/** The API's own limits, before any policy (API reference, SignUp, Password). */
const SHAPE = /^\S+.*\S+$/s
const MAX_LENGTH = 256

/** scrypt's N, a sixteenth of Node's default: it guards one machine's demo, and is most of a sign-in's cost there. */
const COST = 1024
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)
const NOBODY = `${randomBytes(16).toString('base64')}$${randomBytes(32).toString('base64')}`

/** Throws InvalidPasswordException, naming what is missing, in Cognito's words. */
export function checkPassword(password: string | undefined, policy: PasswordPolicy): asserts password is string {
  if (!password || password.length > MAX_LENGTH || !SHAPE.test(password)) {
    const rule = `failed to satisfy constraint: Member must satisfy regular expression pattern: ${SHAPE.source}`
    throw new AwsError('InvalidParameterException', `1 validation error detected: Value at 'password' ${rule}`)
  }
  const missing =
    (password.length < policy.minimumLength && 'Password not long enough') ||
    (policy.lowercase && !/[a-z]/.test(password) && 'Password must have lowercase characters') ||
    (policy.uppercase && !/[A-Z]/.test(password) && 'Password must have uppercase characters') ||
    (policy.numbers && !/[0-9]/.test(password) && 'Password must have numeric characters')
  if (missing) throw new AwsError('InvalidPasswordException', `Password did not conform with policy: ${missing}`)
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, 32, { cost: COST })
  return `${salt.toString('base64')}$${hash.toString('base64')}`
}

/** Without a user it returns false after hashing just the same, so that timing reveals nothing. */
export async function isPassword(password: string, hashed = NOBODY): Promise<boolean> {
  const [salt = '', hash = ''] = hashed.split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64'), 32, { cost: COST })
  return timingSafeEqual(derived, Buffer.from(hash, 'base64'))
}
