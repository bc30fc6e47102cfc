import { decryptOnce } from '../../platform/aws/secrets.ts'
import { deleteAccount, findAccount, resendCode, signUp } from '../pool/users.ts'
import { isProven } from './confirm-address.ts'
import { type SignUpWork, sealOf } from './request-sign-up.ts'
import { sendKnownAddressMail } from './send-known-address-mail.ts'

/** Number of times that concurrent sign-ups with the same address may interfere before the queue retries. */
const ROUNDS = 5

/**
 * Creates the account of a sign-up, safe to repeat and in any order: the newest sign-up with an unproven address wins, and
 * deletes the earlier account, its password and codes. The owner of a proven address is told.
 */
export async function openAccount({ email, sealed, sign_up, ...person }: SignUpWork): Promise<void> {
  const { firstName: first_name, lastName: last_name, organization, language } = person
  const password = await decryptOnce(...sealOf(email), sealed)
  const account = { first_name, last_name, organization, language, email, password, sign_up }

  for (let round = 0; round < ROUNDS; round++) {
    const existing = await findAccount(email)
    if (existing && (await isProven(existing))) return sendKnownAddressMail(existing, 'signed up')
    if (existing && existing.sign_up > sign_up) return
    // this same sign-up got this far before: only its mail may be missing
    if (existing?.sign_up === sign_up) return resendCode(email)
    if (existing) await deleteAccount(existing.id)
    if ((await signUp({ ...account, replaces: existing !== undefined })) === 'signed up') return
  }
  throw new Error('Other sign-ups with this address keep coming between.')
}
