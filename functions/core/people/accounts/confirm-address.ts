import { createHash, randomInt } from 'node:crypto'
import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import { checkPassword } from '../attempts/check-password.ts'
import { dropSignIn } from '../pool/sign-ins.ts'
import { type Account, findAccount } from '../pool/users.ts'
import { findUser } from './door.ts'
import type { UserItem } from './entity.ts'
import { setProof, setVerified } from './store.ts'
import { writeVerifyMail } from './write-mail.ts'

const DIGITS = 6

/**
 * True if a code mailed to an account's address was entered. The user pool can't tell: it confirms anyone who changed a
 * temporary password.
 */
export async function isProven({ id, isConfirmed }: Account): Promise<boolean> {
  if (!isConfirmed) return false
  const user = await findUser(id)
  return user === undefined || user.verified_at !== undefined
}

/** Mails a person who joined with a temporary password the code that proves their address; it replaces an earlier one. */
export async function sendProof({ id, email, language }: UserItem, now: Date): Promise<void> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const until = new Date(now.getTime() + SESSION_LIVES.signUpCode * 1000)
  await setProof(id, hashOf(id, code), until.toISOString())
  await sendMail({ to: email, ...writeVerifyMail(email, code, language, false) })
}

/** Proves an address by the mailed code and the account's password; false if either is wrong. The code alone is not enough. */
export async function confirmAddress(email: string, code: string, password: string | undefined, now: Date) {
  const account = await findAccount(email)
  if (!account?.isConfirmed || password === undefined || (await isProven(account))) return false
  const outcome = await checkPassword(email, password)
  if (typeof outcome !== 'object') return false
  await dropSignIn(outcome)
  const user = await findUser(account.id)
  if (user?.proof_hash !== hashOf(account.id, code) || (user.proof_until ?? '') <= now.toISOString()) return false
  return setVerified(account.id, now.toISOString())
}

const hashOf = (id: string, code: string) => createHash('sha256').update(`${id} ${code}`).digest('hex')
