import { randomUUID } from 'node:crypto'
import type {
  ConfirmSignUpRequest,
  ResendConfirmationCodeRequest,
  SignUpRequest,
} from '@aws-sdk/client-cognito-identity-provider'
import { AwsError } from '../aws-json.ts'
import { readAttributes } from './attributes.ts'
import { checkCode, deliveryTo, expiredCode, sendCode } from './codes.ts'
import { checkPassword, hashPassword } from './password.ts'
import { disabled, type Pool, requireEmail } from './pool.ts'
import { emailOf, newUser } from './user.ts'

/** A failing trigger or mail fails the call, and leaves the unconfirmed user behind, as on AWS. */
export async function signUp(pool: Pool, input: SignUpRequest) {
  const email = requireEmail(input.Username)
  checkPassword(input.Password, pool.policy)
  const attributes = readAttributes(input.UserAttributes, 'client')
  const password = await hashPassword(input.Password)
  if (pool.users.find(email)) throw new AwsError('UsernameExistsException', 'User already exists')

  const user = newUser(randomUUID(), email, password, 'UNCONFIRMED', pool.now())
  Object.assign(user.attributes, attributes, { email })
  pool.users.add(user)
  const CodeDeliveryDetails = await sendCode(pool, user, 'SignUp', input.ClientMetadata)
  return { UserConfirmed: false, UserSub: user.sub, CodeDeliveryDetails }
}

export function confirmSignUp(pool: Pool, input: ConfirmSignUpRequest) {
  const user = pool.users.find(input.Username)
  if (!user) throw expiredCode()
  if (!user.enabled) throw disabled()
  if (user.status !== 'UNCONFIRMED') {
    const reason = `User cannot be confirmed. Current status is ${user.status}`
    throw new AwsError('NotAuthorizedException', reason)
  }
  checkCode(pool, user, 'sign_up', input.ConfirmationCode)
  user.codes = {}
  user.status = 'CONFIRMED'
  user.attributes.email_verified = 'true'
  pool.users.save(user, pool.now())
  return {}
}

/** An unknown or disabled address gets the same response, and no mail. */
export async function resendConfirmationCode(pool: Pool, input: ResendConfirmationCodeRequest) {
  const user = pool.users.find(input.Username)
  if (!user?.enabled) return { CodeDeliveryDetails: deliveryTo(user ? emailOf(user) : (input.Username ?? '')) }
  if (user.status !== 'UNCONFIRMED') throw new AwsError('InvalidParameterException', 'User is already confirmed.')
  return { CodeDeliveryDetails: await sendCode(pool, user, 'ResendCode', input.ClientMetadata) }
}
