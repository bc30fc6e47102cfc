import { decryptSecret } from '../outside/secrets.ts'
import { deleteAccount, findAccount, resendCode, signUp } from '../outside/users.ts'
import { mailKnownAddress } from './mail-known-address.ts'
import { type SignUpWork, sealOf } from './request-sign-up.ts'

/**
 * Opens the account of a sign-up, safe to repeat and in any order: the newest sign-up with an unconfirmed address
 * counts, and the earlier half-account, its password and its codes are gone. The owner of a confirmed address is told.
 */
export async function openAccount({ email, sealed, sign_up, ...person }: SignUpWork): Promise<void> {
  const existing = await findAccount(email)
  if (existing && !existing.isUnconfirmed) return mailKnownAddress(existing, 'signed up')
  if (existing && existing.sign_up > sign_up) return
  // this very sign-up got so far before: only its mail may be missing
  if (existing?.sign_up === sign_up) return resendCode(email)

  const password = await decryptSecret(...sealOf(email), sealed)
  if (existing) await deleteAccount(existing.id)
  const { firstName: first_name, lastName: last_name, organization, language } = person
  const account = { first_name, last_name, organization, language, email, password, sign_up }
  const outcome = await signUp(account, { replaces: existing !== undefined })
  if (outcome === 'exists') throw new Error('Another sign-up with this address came between; the queue tries again.')
}
