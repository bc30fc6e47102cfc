import type {
  AdminSetUserMFAPreferenceRequest,
  AssociateSoftwareTokenRequest,
  VerifySoftwareTokenRequest,
} from '@aws-sdk/client-cognito-identity-provider'
import { AwsError } from '../aws-json.ts'
import { type Pool, requireUser } from './pool.ts'
import { userOfToken } from './sessions.ts'
import { newTotpSecret, stepAt, totpOf } from './totp.ts'
import type { User } from './user.ts'

/** A code is also accepted this many half-minutes early or late, because phones' clocks differ. */
const STEPS_OFF = 1

/** A new secret; the earlier one, if verified, counts until this one is. */
export function associateSoftwareToken(pool: Pool, input: AssociateSoftwareTokenRequest) {
  const user = userOfToken(pool, input.AccessToken)
  user.new_totp_secret = newTotpSecret()
  pool.users.save(user, pool.now())
  return { SecretCode: user.new_totp_secret }
}

export function verifySoftwareToken(pool: Pool, input: VerifySoftwareTokenRequest) {
  const user = userOfToken(pool, input.AccessToken)
  const secret = user.new_totp_secret
  if (!secret) throw new AwsError('SoftwareTokenMFANotFoundException', 'Software token MFA has not been associated.')
  const step = stepOf(pool, secret, input.UserCode)
  if (step === undefined) throw new AwsError('EnableSoftwareTokenMFAException', 'Code mismatch')
  Object.assign(user, { totp: { secret, used_step: step }, new_totp_secret: undefined })
  pool.users.save(user, pool.now())
  return { Status: 'SUCCESS' }
}

/** Whether a sign-in also asks for a code. It can only be turned on with a verified token. */
export function adminSetUserMfaPreference(pool: Pool, input: AdminSetUserMFAPreferenceRequest) {
  const user = requireUser(pool, input.Username)
  const { Enabled = false } = input.SoftwareTokenMfaSettings ?? {}
  if (Enabled && !user.totp)
    throw new AwsError(
      'InvalidParameterException',
      'User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA',
    )
  user.asks_totp = Enabled
  pool.users.save(user, pool.now())
  return {}
}

/** Accepts a sign-in's code, each once. */
export function takeTotp(pool: Pool, user: User, code: string | undefined): void {
  const { totp } = user
  if (!totp) throw new AwsError('SoftwareTokenMFANotFoundException', 'Software token MFA has not been enabled.')
  const step = stepOf(pool, totp.secret, code)
  if (step === undefined) throw new AwsError('CodeMismatchException', 'Invalid code received for user')
  if (step <= totp.used_step)
    throw new AwsError('ExpiredCodeException', 'Your software token has already been used once.')
  totp.used_step = step
  pool.users.save(user, pool.now())
}

function stepOf(pool: Pool, secret: string, code: string | undefined): number | undefined {
  const now = stepAt(pool.now())
  const steps = Array.from({ length: 2 * STEPS_OFF + 1 }, (_, n) => now - STEPS_OFF + n)
  return steps.find((step) => totpOf(secret, step) === code)
}
