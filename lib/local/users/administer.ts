import { randomUUID } from 'node:crypto'
import type {
  AdminConfirmSignUpRequest,
  AdminCreateUserRequest,
  AdminDeleteUserRequest,
  AdminDisableUserRequest,
  AdminEnableUserRequest,
  AdminGetUserRequest,
  AdminSetUserPasswordRequest,
  AdminUpdateUserAttributesRequest,
  AdminUserGlobalSignOutRequest,
} from '@aws-sdk/client-cognito-identity-provider'
import { AwsError } from '../aws-json.ts'
import { readAttributes } from './attributes.ts'
import { checkPassword, hashPassword } from './password.ts'
import { type Pool, requireEmail, requireUser } from './pool.ts'
import { revokeAllSessions } from './sessions.ts'
import { describeUser, newUser } from './user.ts'

/** Lifetime of a temporary password (TemporaryPasswordValidityDays, seven by default). */
const TEMPORARY_MS = 7 * 86_400_000

export function adminGetUser(pool: Pool, input: AdminGetUserRequest) {
  const { Attributes, ...user } = describeUser(requireUser(pool, input.Username))
  return { ...user, UserAttributes: Attributes }
}

/** Our own mail contains the password for the invited user, so the pool is always told not to send one. */
export async function adminCreateUser(pool: Pool, input: AdminCreateUserRequest) {
  const email = requireEmail(input.Username)
  if (input.MessageAction !== 'SUPPRESS') {
    throw new AwsError('InvalidParameterException', 'This pool sends no invitations: MessageAction must be SUPPRESS.')
  }
  const attributes = readAttributes(input.UserAttributes, 'administrator')
  const temporary = input.TemporaryPassword ?? `Aa1${randomUUID()}`
  checkPassword(temporary, pool.policy)
  const password = await hashPassword(temporary)
  if (pool.users.find(email)) throw new AwsError('UsernameExistsException', 'User account already exists')

  const user = newUser(randomUUID(), email, password, 'FORCE_CHANGE_PASSWORD', pool.now())
  user.temporary_until = pool.now() + TEMPORARY_MS
  Object.assign(user.attributes, attributes, { email })
  pool.users.add(user)
  return { User: describeUser(user) }
}

/** Does not end any session. A password that is not permanent must be changed at the next sign-in. */
export async function adminSetUserPassword(pool: Pool, input: AdminSetUserPasswordRequest) {
  checkPassword(input.Password, pool.policy)
  const password = await hashPassword(input.Password)
  const user = requireUser(pool, input.Username)
  user.password = password
  user.status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'
  user.temporary_until = input.Permanent ? undefined : pool.now() + TEMPORARY_MS
  user.challenges = []
  pool.users.save(user, pool.now())
  return {}
}

/** Confirms the account, not the address: email_verified stays as it is. */
export function adminConfirmSignUp(pool: Pool, input: AdminConfirmSignUpRequest) {
  const user = requireUser(pool, input.Username)
  if (user.status !== 'UNCONFIRMED') {
    const reason = `User cannot be confirmed. Current status is ${user.status}`
    throw new AwsError('NotAuthorizedException', reason)
  }
  user.status = 'CONFIRMED'
  pool.users.save(user, pool.now())
  return {}
}

export function adminUpdateUserAttributes(pool: Pool, input: AdminUpdateUserAttributesRequest) {
  const user = requireUser(pool, input.Username)
  const attributes = readAttributes(input.UserAttributes, 'administrator')
  if (attributes.email !== undefined) {
    const holder = pool.users.find(requireEmail(attributes.email))
    if (holder && holder !== user) {
      throw new AwsError('AliasExistsException', 'An account with the given email already exists.')
    }
    if (holder !== user) user.attributes.email_verified = 'false'
  }
  Object.assign(user.attributes, attributes)
  pool.users.save(user, pool.now())
  return {}
}

export function adminDeleteUser(pool: Pool, input: AdminDeleteUserRequest) {
  pool.users.remove(requireUser(pool, input.Username))
  return {}
}

/** Disabling ends every session; enabling does not restore them. */
export function adminDisableUser(pool: Pool, input: AdminDisableUserRequest) {
  const user = requireUser(pool, input.Username)
  user.enabled = false
  revokeAllSessions(user)
  pool.users.save(user, pool.now())
  return {}
}

export function adminEnableUser(pool: Pool, input: AdminEnableUserRequest) {
  const user = requireUser(pool, input.Username)
  user.enabled = true
  pool.users.save(user, pool.now())
  return {}
}

export function adminUserGlobalSignOut(pool: Pool, input: AdminUserGlobalSignOutRequest) {
  const user = requireUser(pool, input.Username)
  revokeAllSessions(user)
  pool.users.save(user, pool.now())
  return {}
}
