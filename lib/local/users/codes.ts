import { randomInt } from 'node:crypto'
import type { CodeDeliveryDetailsType } from '@aws-sdk/client-cognito-identity-provider'
import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { AwsError } from '../aws-json.ts'
import type { Pool } from './pool.ts'
import { sendCodeMail } from './send-code-mail.ts'
import { emailOf, type User } from './user.ts'

type Purpose = 'SignUp' | 'ResendCode' | 'ForgotPassword'

/** Makes a new code, invalidating the older one, and mails it. The code is valid even if the mail fails, as on AWS. */
export async function sendCode(pool: Pool, user: User, purpose: Purpose, clientMetadata?: Record<string, string>) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const reset = purpose === 'ForgotPassword'
  const expires_at = pool.now() + (reset ? SESSION_LIVES.resetCode : SESSION_LIVES.signUpCode) * 1000
  user.codes[reset ? 'reset' : 'sign_up'] = { code, expires_at }
  pool.users.save(user, pool.now())

  await sendCodeMail(pool, user, { triggerSource: `CustomMessage_${purpose}`, code, clientMetadata })
  return deliveryTo(emailOf(user))
}

/** Rejects a code that is not the newest, or that has expired, been used or never been requested. */
export function checkCode(pool: Pool, user: User, kind: 'sign_up' | 'reset', given: string | undefined): void {
  const code = user.codes[kind]
  if (!code || code.expires_at <= pool.now()) throw expiredCode()
  if (code.code !== given) throw wrongCode()
}

export const wrongCode = () =>
  new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.')
export const expiredCode = () =>
  new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

/** The masked destination of a code; for an unknown address, the same response is made from the address alone. */
export function deliveryTo(email: string): CodeDeliveryDetailsType {
  const [name = '', host = ''] = email.split('@')
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${name.slice(0, 1)}***@${host.slice(0, 1)}***`,
  }
}
