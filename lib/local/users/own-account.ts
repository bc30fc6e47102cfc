import type {
  ChangePasswordRequest,
  ConfirmForgotPasswordRequest,
  ForgotPasswordRequest,
  GetUserRequest,
} from '@aws-sdk/client-cognito-identity-provider'
import { AwsError } from '../aws-json.ts'
import { checkCode, deliveryTo, sendCode, wrongCode } from './codes.ts'
import { checkPassword, hashPassword, isPassword } from './password.ts'
import { type Pool, wrongPassword } from './pool.ts'
import { userOfToken } from './sessions.ts'
import { attributesOf, emailOf } from './user.ts'

/** An unknown, disabled or unverified address gets the same response, and no mail. */
export async function forgotPassword(pool: Pool, input: ForgotPasswordRequest) {
  const user = pool.users.find(input.Username)
  if (user?.enabled && user.status === 'FORCE_CHANGE_PASSWORD') {
    throw new AwsError('NotAuthorizedException', 'User password cannot be reset in the current state.')
  }
  if (user?.enabled && user.attributes.email_verified === 'true') {
    return { CodeDeliveryDetails: await sendCode(pool, user, 'ForgotPassword', input.ClientMetadata) }
  }
  return { CodeDeliveryDetails: deliveryTo(user ? emailOf(user) : (input.Username ?? '')) }
}

/** Sets the password; does not end any session. */
export async function confirmForgotPassword(pool: Pool, input: ConfirmForgotPasswordRequest) {
  checkPassword(input.Password, pool.policy)
  const password = await hashPassword(input.Password)
  const user = pool.users.find(input.Username)
  if (!user?.enabled) throw wrongCode()
  checkCode(pool, user, 'reset', input.ConfirmationCode)
  user.codes.reset = undefined
  user.password = password
  pool.users.save(user, pool.now())
  return {}
}

export async function changePassword(pool: Pool, input: ChangePasswordRequest) {
  const user = userOfToken(pool, input.AccessToken)
  if (!(await isPassword(input.PreviousPassword ?? '', user.password))) throw wrongPassword()
  checkPassword(input.ProposedPassword, pool.policy)
  user.password = await hashPassword(input.ProposedPassword)
  pool.users.save(user, pool.now())
  return {}
}

export function getUser(pool: Pool, input: GetUserRequest) {
  const user = userOfToken(pool, input.AccessToken)
  return { Username: user.sub, UserAttributes: attributesOf(user) }
}
