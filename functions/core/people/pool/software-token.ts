import { openPool, refusedAs } from './open-pool.ts'
import type { PoolTokens } from './sign-ins.ts'

/** A new secret for the authenticator app of an access token's holder; the token must have the scope for it. */
export async function associateToken(access: string): Promise<string> {
  const { sdk, client } = await openPool()
  const { SecretCode } = await client.send(new sdk.AssociateSoftwareTokenCommand({ AccessToken: access }))
  return SecretCode ?? ''
}

/** Which of these the pool answers to a wrong code is not documented. */
const MISMATCH = ['EnableSoftwareTokenMFAException', 'CodeMismatchException', 'InvalidParameterException']

/** Proves that the app has the new secret; `over` if none was given out, or too long ago. */
export async function verifyToken(access: string, code: string): Promise<'verified' | 'wrong' | 'over'> {
  const { sdk, client } = await openPool()
  return refusedAs('over', ['NotAuthorizedException', 'SoftwareTokenMFANotFoundException'], () =>
    refusedAs('wrong', MISMATCH, async () => {
      const { Status } = await client.send(new sdk.VerifySoftwareTokenCommand({ AccessToken: access, UserCode: code }))
      return Status === 'SUCCESS' ? ('verified' as const) : ('wrong' as const)
    }),
  )
}

/** Whether an account's sign-ins ask for a code. Ignores an account that is gone. */
export async function setCodeAsked(id: string, isAsked: boolean): Promise<void> {
  const { sdk, client, UserPoolId } = await openPool()
  const SoftwareTokenMfaSettings = { Enabled: isAsked, PreferredMfa: isAsked }
  await refusedAs(undefined, ['UserNotFoundException'], () =>
    client.send(new sdk.AdminSetUserMFAPreferenceCommand({ UserPoolId, Username: id, SoftwareTokenMfaSettings })),
  )
}

/** Answers the sign-in that asked for a code; `over` after three minutes, `used` for a code that already let one in. */
export async function answerCode(
  email: string,
  Session: string,
  code: string,
): Promise<PoolTokens | 'wrong' | 'used' | 'over'> {
  const { sdk, client, UserPoolId, ClientId, secretHashOf } = await openPool()
  const input = {
    UserPoolId,
    ClientId,
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code, SECRET_HASH: secretHashOf(email) },
  } as const
  const over = ['NotAuthorizedException', 'UserNotFoundException', 'SoftwareTokenMFANotFoundException']
  return refusedAs('over', over, () =>
    refusedAs('used', ['ExpiredCodeException'], () =>
      refusedAs('wrong', ['CodeMismatchException', 'InvalidParameterException'], async () => {
        const { AuthenticationResult: tokens } = await client.send(new sdk.AdminRespondToAuthChallengeCommand(input))
        return tokens?.AccessToken ? { access: tokens.AccessToken, refresh: tokens.RefreshToken ?? '' } : 'over'
      }),
    ),
  )
}
