import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { askedPassword, spentMark } from '../accounts/mark-sign-up.ts'
import { type Verification, verifyEmail } from '../accounts/verify-email.ts'
import { startSession } from './start-session.ts'

/**
 * Confirms an address, and signs in with the password: the one given, or the one chosen in this browser shortly before.
 * The mailed code alone signs nobody in, so a forwarded link does not either. A login makes up for a sign-in that failed.
 */
export async function startVerifiedSession(guest: Guest, { email, ...given }: Verification) {
  const { message, marks } = await verifyEmail(guest, { email, ...given })
  const password = given.password ?? askedPassword(given.sign_up, email, guest.now)
  const session = password === undefined ? undefined : await signInWith(guest, { email, password, ...marks })
  if (!session || 'challenge' in session) return { message, is_signed_in: false, marks }
  const sign_up = spentMark(given.sign_up, email)
  return { message, is_signed_in: true, tokens: session.tokens, marks: { ...marks, ...session.marks, sign_up } }
}

async function signInWith(guest: Guest, login: Parameters<typeof startSession>[1]) {
  try {
    return await startSession(guest, login)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
