import { openPool, refusedAs, tooMany } from './users/open-pool.ts'

/** What the pool hands out for a sign-in; a refresh may leave the refresh token as it is. */
type PoolTokens = { access: string; refresh?: string }

/** The pool locks an account after five wrong passwords in a row, at first for a second, at last for a quarter of an hour. */
const LOCKED_SECONDS = 60

/** Passwords that do not fit, unknown addresses and accounts that may not sign in are one answer. */
export async function signIn(email: string, password: string): Promise<PoolTokens | 'wrong' | 'unconfirmed'> {
  const { sdk, client, UserPoolId, ClientId } = await openPool()
  const input = {
    UserPoolId,
    ClientId,
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  } as const
  const wrong = ['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException']
  return refusedAs('wrong', wrong, () =>
    refusedAs('unconfirmed', ['UserNotConfirmedException'], async () => {
      const { AuthenticationResult: tokens } = await client
        .send(new sdk.AdminInitiateAuthCommand(input))
        .catch(unlocked)
      return tokens?.AccessToken ? { access: tokens.AccessToken, refresh: tokens.RefreshToken } : 'wrong'
    }),
  )
}

/** While an account is locked the pool does not look at the password; only the words tell it from a wrong one. */
function unlocked(error: Error): never {
  const isLocked = error.name === 'NotAuthorizedException' && error.message.startsWith('Password attempts exceeded')
  throw isLocked ? tooMany(LOCKED_SECONDS) : error
}

/** New tokens for a sign-in that still holds; undefined where it does not. */
export async function refreshSignIn(refreshToken: string): Promise<PoolTokens | undefined> {
  const { sdk, client, ClientId } = await openPool()
  const refused = ['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException']
  return refusedAs(undefined, refused, async () => {
    const input = { ClientId, RefreshToken: refreshToken }
    const { AuthenticationResult: tokens } = await client.send(new sdk.GetTokensFromRefreshTokenCommand(input))
    return tokens?.AccessToken ? { access: tokens.AccessToken, refresh: tokens.RefreshToken } : undefined
  })
}

/** Ends the sign-in of a refresh token; one that is no token of ours is no error. */
export async function revokeSignIn(refreshToken: string): Promise<void> {
  const { sdk, client, ClientId } = await openPool()
  const refused = ['UnsupportedTokenTypeException', 'InvalidParameterException', 'NotAuthorizedException']
  await refusedAs(undefined, refused, () => client.send(new sdk.RevokeTokenCommand({ ClientId, Token: refreshToken })))
}

/** Ends every sign-in of an account; access tokens run on, which `sessions_valid_after` of the user item stops. */
export async function signOutEverywhere(id: string): Promise<void> {
  const { sdk, client, UserPoolId } = await openPool()
  await client.send(new sdk.AdminUserGlobalSignOutCommand({ UserPoolId, Username: id }))
}
