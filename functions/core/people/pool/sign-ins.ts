import { findProviderClient, openPool, refusedAs, tooMany } from './open-pool.ts'

/**
 * The pool's tokens for a sign-in, `by` password or a provider. Each refresh token can be used once; the response
 * contains the next one.
 */
export type PoolTokens = { access: string; refresh: string; by?: 'provider' }

/** The pool locks an account after five wrong passwords in a row, from one second up to a quarter of an hour. */
const LOCKED_SECONDS = 60

/** The password is correct, and the pool also asks for a code of the person's app: the answer names this sign-in. */
type CodeAsked = { challenge: string }

type SignIn = PoolTokens | CodeAsked | 'wrong' | 'locked' | 'unconfirmed' | 'lent'

/**
 * Wrong passwords, unknown addresses and accounts that may not sign in return the same outcome. While an account is
 * `locked` the pool does not check the password. A correct temporary password (`lent`) must be replaced by `own`.
 */
export async function signIn(email: string, password: string, own?: string): Promise<SignIn> {
  const { sdk, client, UserPoolId, ClientId, secretHashOf } = await openPool()
  const input = {
    UserPoolId,
    ClientId,
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password, SECRET_HASH: secretHashOf(email) },
  } as const
  const wrong = ['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException']
  return refusedAs('wrong', wrong, () =>
    refusedAs('unconfirmed', ['UserNotConfirmedException'], async () => {
      const answer = await client.send(new sdk.AdminInitiateAuthCommand(input)).catch(ifLocked)
      if (answer === 'locked') return answer
      if (answer.ChallengeName !== 'NEW_PASSWORD_REQUIRED') return outcomeOf(answer)
      return own === undefined ? 'lent' : exchangePassword(email, own, answer.Session)
    }),
  )
}

async function exchangePassword(email: string, own: string, Session: string | undefined): Promise<SignIn> {
  const { sdk, client, UserPoolId, ClientId, secretHashOf } = await openPool()
  const input = {
    UserPoolId,
    ClientId,
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session,
    ChallengeResponses: { USERNAME: email, NEW_PASSWORD: own, SECRET_HASH: secretHashOf(email) },
  } as const
  return outcomeOf(await client.send(new sdk.AdminRespondToAuthChallengeCommand(input)))
}

function outcomeOf({ AuthenticationResult: tokens, ChallengeName, Session = '' }: PoolAnswer): SignIn {
  if (ChallengeName === 'SOFTWARE_TOKEN_MFA') return { challenge: Session }
  return tokens?.AccessToken ? { access: tokens.AccessToken, refresh: tokens.RefreshToken ?? '' } : 'wrong'
}

type PoolAnswer = { AuthenticationResult?: Tokens; ChallengeName?: string; Session?: string }

type Tokens = { AccessToken?: string; RefreshToken?: string }

/** Only the message distinguishes a lock from a wrong password. */
function ifLocked(error: Error): 'locked' {
  if (error.name === 'NotAuthorizedException' && error.message.startsWith('Password attempts exceeded')) return 'locked'
  throw error
}

export const locked = () => tooMany(LOCKED_SECONDS)

/**
 * New tokens for a sign-in that is still valid; `over` if it is not, `reused` for a refresh token that was already
 * exchanged (longer ago than the pool's grace period for retries): it has two holders. For `own account` the access
 * token also opens the account at the pool (jobs/pre-token-generation.ts): it must not leave the server unsealed.
 */
export async function refreshSignIn(
  { refresh, by }: Omit<PoolTokens, 'access'>,
  use?: 'own account',
): Promise<PoolTokens | 'over' | 'reused'> {
  const { sdk, client, ...pool } = await openPool()
  const ClientMetadata = use && { for: use }
  const input = { ...clientOf(pool, by), RefreshToken: refresh, ClientMetadata }
  const over = ['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException']
  return refusedAs('over', over, () =>
    refusedAs('reused', ['RefreshTokenReuseException'], async () => {
      const { AuthenticationResult: tokens } = await client.send(new sdk.GetTokensFromRefreshTokenCommand(input))
      return tokens?.AccessToken ? { access: tokens.AccessToken, refresh: tokens.RefreshToken ?? refresh, by } : 'over'
    }),
  )
}

/**
 * Ends the sign-in of a refresh token. The pool accepts a dead one, and we ignore one that never was one of its tokens;
 * any other refusal (UnauthorizedException, UnsupportedOperationException) leaves a sign-in alive and is thrown.
 */
export async function revokeSignIn({ refresh, by }: Omit<PoolTokens, 'access'>): Promise<void> {
  const { sdk, client, ...pool } = await openPool()
  const input = { ...clientOf(pool, by), Token: refresh }
  await refusedAs(undefined, ['UnsupportedTokenTypeException', 'InvalidParameterException'], () =>
    client.send(new sdk.RevokeTokenCommand(input)),
  )
}

const clientOf = ({ ClientId, ClientSecret }: { ClientId: string; ClientSecret: string }, by: PoolTokens['by']) =>
  (by === 'provider' && findProviderClient()) || { ClientId, ClientSecret }

/** Ends a sign-in that was only made to check a password. */
export async function dropSignIn(outcome: SignIn | 'unknown'): Promise<void> {
  if (typeof outcome === 'object' && 'refresh' in outcome) await revokeSignIn(outcome)
}

/** Ends every sign-in of an account; access tokens stay valid, which is why the user has `sessions_valid_after`. */
export async function signOutEverywhere(id: string): Promise<void> {
  const { sdk, client, UserPoolId } = await openPool()
  await client.send(new sdk.AdminUserGlobalSignOutCommand({ UserPoolId, Username: id }))
}
