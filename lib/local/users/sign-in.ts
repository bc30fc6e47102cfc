import type {
  AdminInitiateAuthRequest,
  AdminRespondToAuthChallengeRequest,
  GetTokensFromRefreshTokenRequest,
  InitiateAuthRequest,
  RevokeTokenRequest,
} from '@aws-sdk/client-cognito-identity-provider'
import { AwsError } from '../aws-json.ts'
import { readAttributes } from './attributes.ts'
import { checkPassword, hashPassword, isPassword } from './password.ts'
import { disabled, type Pool, wrongPassword } from './pool.ts'
import { requireSecret, requireSecretHash } from './secret.ts'
import { hashOf, newSecret, refreshSession, revokeSession, startSession } from './sessions.ts'
import { takeTotp } from './software-token.ts'
import type { Challenge, User } from './user.ts'

/** Time allowed to answer a challenge (AuthSessionValidity, three minutes by default). */
const CHALLENGE_MS = 180_000
const USER_ATTRIBUTE = 'userAttributes.'

/** Always refuses: the client allows only the server's flow, and token rotation rules out REFRESH_TOKEN_AUTH. */
export function initiateAuth(_: Pool, { AuthFlow }: InitiateAuthRequest): never {
  throw new AwsError('InvalidParameterException', `${AuthFlow} flow not enabled for this client`)
}

export async function adminInitiateAuth(pool: Pool, input: AdminInitiateAuthRequest) {
  const given = input.AuthParameters ?? {}
  if (input.AuthFlow !== 'ADMIN_USER_PASSWORD_AUTH')
    throw new AwsError('InvalidParameterException', `${input.AuthFlow} flow not enabled for this client`)
  requireSecretHash(pool, given.USERNAME, given.SECRET_HASH)
  return signIn(pool, given.USERNAME, given.PASSWORD)
}

/** Problems with the account are revealed only to someone who knows its password. */
async function signIn(pool: Pool, username: string | undefined, password: string | undefined) {
  if (!username) throw new AwsError('InvalidParameterException', 'Missing required parameter USERNAME')
  if (!password) throw new AwsError('InvalidParameterException', 'Missing required parameter PASSWORD')
  const user = pool.users.find(username)
  if (user) pool.lockout.check(user.sub)
  if (!(await isPassword(password, user?.password)) || !user) {
    if (user) pool.lockout.fail(user.sub)
    throw wrongPassword()
  }
  pool.lockout.forget(user.sub)
  if (!user.enabled) throw disabled()
  if (user.status === 'UNCONFIRMED') throw new AwsError('UserNotConfirmedException', 'User is not confirmed.')
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(pool, user)
  if (user.asks_totp) return ask(pool, user, 'SOFTWARE_TOKEN_MFA', { FRIENDLY_DEVICE_NAME: '' })
  return { ChallengeParameters: {}, AuthenticationResult: await startSession(pool, user) }
}

function askForNewPassword(pool: Pool, user: User) {
  if ((user.temporary_until ?? 0) <= pool.now()) {
    const reason = 'Temporary password has expired and must be reset by an administrator.'
    throw new AwsError('NotAuthorizedException', reason)
  }
  return ask(pool, user, 'NEW_PASSWORD_REQUIRED', {
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(user.attributes),
  })
}

function ask(pool: Pool, user: User, name: Challenge['name'], parameters: Record<string, string>) {
  const { secret, hash } = newSecret()
  user.challenges.push({ name, hash, expires_at: pool.now() + CHALLENGE_MS })
  pool.users.save(user, pool.now())
  const ChallengeParameters = { USER_ID_FOR_SRP: user.sub, ...parameters }
  return { ChallengeName: name, Session: secret, ChallengeParameters }
}

/** The session must be the one issued to this user for the correct password; it works once. */
export async function respondToChallenge(pool: Pool, input: AdminRespondToAuthChallengeRequest) {
  const given = input.ChallengeResponses ?? {}
  requireSecretHash(pool, given.USERNAME, given.SECRET_HASH)
  const challenge = { name: input.ChallengeName ?? '', hash: hashOf(input.Session ?? '') }
  if (challenge.name === 'SOFTWARE_TOKEN_MFA') return enterCode(pool, given, challenge)
  if (challenge.name === 'NEW_PASSWORD_REQUIRED') return exchangePassword(pool, given, challenge)
  throw new AwsError('InvalidParameterException', `Challenge ${challenge.name} is not supported.`)
}

type Given = Record<string, string>
type Asked = { name: string; hash: string }

/** After a wrong code the session may be answered again. */
async function enterCode(pool: Pool, given: Given, challenge: Asked) {
  const user = requireChallenged(pool, given.USERNAME, challenge)
  takeTotp(pool, user, given.SOFTWARE_TOKEN_MFA_CODE)
  user.challenges = user.challenges.filter(({ hash }) => hash !== challenge.hash)
  return { ChallengeParameters: {}, AuthenticationResult: await startSession(pool, user) }
}

async function exchangePassword(pool: Pool, given: Given, challenge: Asked) {
  const user = requireChallenged(pool, given.USERNAME, challenge)
  checkPassword(given.NEW_PASSWORD, pool.policy)
  const attributes = Object.entries(given)
    .filter(([name]) => name.startsWith(USER_ATTRIBUTE))
    .map(([name, Value]) => ({ Name: name.slice(USER_ATTRIBUTE.length), Value }))
  const chosen = readAttributes(attributes, 'client')
  const password = await hashPassword(given.NEW_PASSWORD)
  requireChallenged(pool, given.USERNAME, challenge)

  Object.assign(user, { password, status: 'CONFIRMED', challenges: [], temporary_until: undefined })
  Object.assign(user.attributes, chosen)
  return { ChallengeParameters: {}, AuthenticationResult: await startSession(pool, user) }
}

function requireChallenged(pool: Pool, username: string | undefined, { name, hash }: Asked): User {
  const user = pool.users.find(username)
  const challenge = user?.challenges.find((each) => each.hash === hash && each.name === name)
  if (!user || !challenge) throw new AwsError('NotAuthorizedException', 'Invalid session for the user.')
  if (challenge.expires_at <= pool.now()) {
    throw new AwsError('NotAuthorizedException', 'Invalid session for the user, session is expired.')
  }
  if (!user.enabled) throw disabled()
  return user
}

export async function getTokensFromRefreshToken(pool: Pool, input: GetTokensFromRefreshTokenRequest) {
  const { ClientId: clientId = '', RefreshToken: refreshToken, ClientMetadata: clientMetadata } = input
  requireSecret(pool, input, 'NotAuthorizedException')
  return { AuthenticationResult: await refreshSession(pool, { clientId, refreshToken, clientMetadata }) }
}

export function revokeToken(pool: Pool, input: RevokeTokenRequest) {
  requireSecret(pool, input, 'UnauthorizedException')
  revokeSession(pool, input.ClientId ?? '', input.Token)
  return {}
}
