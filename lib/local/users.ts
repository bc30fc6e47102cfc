import { join } from 'node:path'
import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { AwsError, answerAwsJson } from './aws-json.ts'
import { type HttpRequest, startHttpServer } from './http-server.ts'
import type { Invoke } from './invoke.ts'
import type { OutgoingMail } from './mail.ts'
import * as admin from './users/administer.ts'
import { openHosted } from './users/hosted.ts'
import * as ownProviders from './users/identity-providers.ts'
import { listUsers } from './users/list-users.ts'
import { createLockout } from './users/lockout.ts'
import * as own from './users/own-account.ts'
import type { PasswordPolicy } from './users/password.ts'
import type { Pool, PoolProvider } from './users/pool.ts'
import * as providers from './users/providers.ts'
import { requireSecretHash } from './users/secret.ts'
import * as signingIn from './users/sign-in.ts'
import * as signingUp from './users/sign-up.ts'
import * as softwareToken from './users/software-token.ts'
import { openTokens } from './users/tokens.ts'
import { openUserStore } from './users/user-store.ts'

export type UsersOptions = {
  dir: string
  invoke: Invoke
  sendMail: (mail: OutgoingMail) => Promise<unknown>
  port?: number
  poolId?: string
  clientId?: string
  clientSecret?: string
  /** The site's own address, to which the hosted pages lead back, and whom they lead to. */
  hosted?: { publicUrl: string; providers: PoolProvider[] }
  policy?: Partial<PasswordPolicy>
  /** Lifetime of access and ID tokens. */
  validitySeconds?: number
  /** Time a refresh token keeps working after it was exchanged (RetryGracePeriodSeconds). */
  graceSeconds?: number
  /** Lambda gives a trigger three tries of five seconds. */
  triggerTimeoutSeconds?: number
  now?: () => number
}

const POLICY: PasswordPolicy = { minimumLength: 8, lowercase: true, uppercase: true, numbers: true }

/**
 * The twin of a Cognito user pool whose user names are e-mail addresses. Its one client has a secret, rotates refresh
 * tokens, allows only the server's sign-in flow, and has PreventUserExistenceErrors on (lib/aws/users.ts).
 */
export async function startUsers(options: UsersOptions) {
  const {
    poolId = 'us-east-1_Local0001',
    clientId = 'lotwirelocalclient00000001',
    validitySeconds = SESSION_LIVES.accessToken,
  } = options
  const { clientSecret = 'lotwirelocalclientsecret00000001' } = options
  const issuer = `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`
  const tokens = openTokens({ dir: options.dir, issuer, clientId, validitySeconds })
  const pool: Pool = {
    poolId,
    clientId,
    clientSecret,
    graceMs: (options.graceSeconds ?? SESSION_LIVES.exchangedRefreshToken) * 1000,
    tokens,
    users: openUserStore(join(options.dir, 'users')),
    policy: { ...POLICY, ...options.policy },
    lockout: createLockout(options.now ?? Date.now),
    invoke: options.invoke,
    sendMail: options.sendMail,
    triggerTimeoutSeconds: options.triggerTimeoutSeconds ?? 15,
    now: options.now ?? Date.now,
    hosted: hostedOf(poolId, options.hosted),
  }
  const operations = operationsOf(pool)
  const answerHosted = openHosted(pool, () => server.url)

  const server = await startHttpServer(options.port ?? 0, async (request: HttpRequest) => {
    if (request.path === `/${poolId}/.well-known/jwks.json`) return { status: 200, body: tokens.jwks }
    return (await answerHosted(request)) ?? answerAwsJson(operations, request)
  })
  const { clientId: providerClientId, clientSecret: providerClientSecret } = pool.hosted.client
  return { ...server, poolId, clientId, clientSecret, providerClientId, providerClientSecret, jwks: tokens.jwks }
}

function hostedOf(poolId: string, { publicUrl = '', providers = [] }: Partial<UsersOptions['hosted']> = {}) {
  const names = providers.map(({ name }) => name)
  const client = ownProviders.newHostedClient(poolId, publicUrl, names)
  return { client, providers: new Map(providers.map((one) => [one.name, one])) }
}

function operationsOf(pool: Pool) {
  /** Calls of the app client name the client; administrators' calls name the pool. */
  function serve<I, O>(operation: (pool: Pool, input: I) => O) {
    return (input: I & { ClientId?: string; UserPoolId?: string }): O => {
      if (input.UserPoolId !== undefined && input.UserPoolId !== pool.poolId) {
        throw new AwsError('ResourceNotFoundException', `User pool ${input.UserPoolId} does not exist.`)
      }
      if (input.ClientId !== undefined && ![pool.clientId, pool.hosted.client.clientId].includes(input.ClientId)) {
        throw new AwsError('ResourceNotFoundException', `User pool client ${input.ClientId} does not exist.`)
      }
      return operation(pool, input)
    }
  }
  /** Calls about a user prove knowledge of the client secret by a hash; calls about a token include the secret. */
  const withHash = <I extends { Username?: string; SecretHash?: string }, O>(operation: (pool: Pool, input: I) => O) =>
    serve((_, input: I) => {
      requireSecretHash(pool, input.Username, input.SecretHash)
      return operation(pool, input)
    })

  return {
    SignUp: withHash(signingUp.signUp),
    ConfirmSignUp: withHash(signingUp.confirmSignUp),
    ResendConfirmationCode: withHash(signingUp.resendConfirmationCode),
    InitiateAuth: serve(signingIn.initiateAuth),
    AdminInitiateAuth: serve(signingIn.adminInitiateAuth),
    RespondToAuthChallenge: serve(signingIn.respondToChallenge),
    AdminRespondToAuthChallenge: serve(signingIn.respondToChallenge),
    GetTokensFromRefreshToken: serve(signingIn.getTokensFromRefreshToken),
    RevokeToken: serve(signingIn.revokeToken),
    ForgotPassword: withHash(own.forgotPassword),
    ConfirmForgotPassword: withHash(own.confirmForgotPassword),
    ChangePassword: serve(own.changePassword),
    GetUser: serve(own.getUser),
    AdminGetUser: serve(admin.adminGetUser),
    AdminCreateUser: serve(admin.adminCreateUser),
    AdminSetUserPassword: serve(admin.adminSetUserPassword),
    AdminConfirmSignUp: serve(admin.adminConfirmSignUp),
    AdminUpdateUserAttributes: serve(admin.adminUpdateUserAttributes),
    AdminDeleteUser: serve(admin.adminDeleteUser),
    AdminDisableUser: serve(admin.adminDisableUser),
    AdminEnableUser: serve(admin.adminEnableUser),
    AdminUserGlobalSignOut: serve(admin.adminUserGlobalSignOut),
    AssociateSoftwareToken: serve(softwareToken.associateSoftwareToken),
    VerifySoftwareToken: serve(softwareToken.verifySoftwareToken),
    AdminSetUserMFAPreference: serve(softwareToken.adminSetUserMfaPreference),
    AdminLinkProviderForUser: serve(providers.adminLinkProviderForUser),
    AdminDisableProviderForUser: serve(providers.adminDisableProviderForUser),
    ListUsers: serve(listUsers),
    CreateIdentityProvider: serve(ownProviders.createIdentityProvider),
    UpdateIdentityProvider: serve(ownProviders.updateIdentityProvider),
    DeleteIdentityProvider: serve(ownProviders.deleteIdentityProvider),
    DescribeUserPoolClient: serve(ownProviders.describeUserPoolClient),
    UpdateUserPoolClient: serve(ownProviders.updateUserPoolClient),
  }
}
