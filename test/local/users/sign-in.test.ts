import { AdminDisableUserCommand, GetUserCommand, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider'
import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { handler as preTokenGeneration } from '../../../functions/jobs/pre-token-generation.ts'
import {
  attributes,
  confirmedUser,
  EMAIL,
  local,
  PASSWORD,
  pool,
  read,
  refusal,
  secretHash,
  send,
  signIn,
  signUp,
  usePools,
  verified,
} from './test-pool.ts'

usePools()

test('the access token is one that aws-jwt-verify accepts, with Cognito’s claims', async () => {
  await confirmedUser()
  const { AccessToken, answer } = await signIn()
  const { sub } = await attributes()
  expect(answer.AuthenticationResult).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' })
  const seconds = Math.floor(local.now / 1000)
  expect(await verified(AccessToken)).toEqual({
    sub,
    username: sub,
    iss: `https://cognito-idp.us-east-1.amazonaws.com/${local.users.poolId}`,
    client_id: local.users.clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    origin_jti: expect.any(String),
    jti: expect.any(String),
    event_id: expect.any(String),
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 900,
  })
})

test('the ID token names the person, and the published keys are those that sign', async () => {
  await confirmedUser({ UserAttributes: [{ Name: 'given_name', Value: 'Ana' }] })
  const { IdToken } = await signIn()
  expect(await verified(IdToken, 'id')).toMatchObject({ email: EMAIL, email_verified: true, given_name: 'Ana' })
  const published = await fetch(`${local.users.url}/${local.users.poolId}/.well-known/jwks.json`)
  expect(await published.json()).toEqual(local.users.jwks)
})

test('the address works in any case', async () => {
  await confirmedUser()
  expect((await signIn(PASSWORD, 'Ana@Dealer.test')).AccessToken).not.toBe('')
})

test('from outside nobody signs in, and a call that does not know the client’s secret is refused', async () => {
  await confirmedUser()
  const AuthParameters = { USERNAME: EMAIL, PASSWORD, SECRET_HASH: secretHash(EMAIL) }
  const open = { ClientId: local.users.clientId, AuthParameters }
  for (const AuthFlow of ['USER_PASSWORD_AUTH', 'ADMIN_USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH'] as const) {
    const answer = send(new InitiateAuthCommand({ ...open, AuthFlow }))
    await expect(answer).rejects.toMatchObject(refusal('InvalidParameterException'))
  }
  const stranger = refusal('NotAuthorizedException', `Unable to verify secret hash for client ${local.users.clientId}`)
  await expect(signUp({ Username: 'ben@dealer.test', SecretHash: secretHash(EMAIL) })).rejects.toMatchObject(stranger)
  await expect(signUp({ Username: 'ben@dealer.test', SecretHash: undefined })).rejects.toMatchObject(
    refusal(
      'NotAuthorizedException',
      `Client ${local.users.clientId} is configured with secret but SECRET_HASH was not received`,
    ),
  )
})

test('a token without the scope of one’s own account opens nothing at the pool', async () => {
  await confirmedUser()
  const GetUser = (AccessToken: string) => send(new GetUserCommand({ AccessToken }))
  await GetUser((await signIn()).AccessToken)
  local.trim = (event) => preTokenGeneration(event as PreTokenGenerationV2TriggerEvent)
  await expect(GetUser((await signIn()).AccessToken)).rejects.toMatchObject(
    refusal('NotAuthorizedException', 'Access Token does not have required scopes'),
  )
})

test('an unknown address and a wrong password are told apart by nothing', async () => {
  await confirmedUser()
  const wrong = refusal('NotAuthorizedException', 'Incorrect username or password.')
  await expect(signIn('Wrong1password')).rejects.toMatchObject(wrong)
  await expect(signIn(PASSWORD, 'nobody@dealer.test')).rejects.toMatchObject(wrong)
})

test('an account’s state is told only with its password', async () => {
  await signUp()
  const wrong = refusal('NotAuthorizedException', 'Incorrect username or password.')
  await expect(signIn('Wrong1password')).rejects.toMatchObject(wrong)
  await expect(signIn()).rejects.toMatchObject(refusal('UserNotConfirmedException', 'User is not confirmed.'))

  await send(new AdminDisableUserCommand(pool()))
  await expect(signIn('Wrong1password')).rejects.toMatchObject(wrong)
  await expect(signIn()).rejects.toMatchObject(refusal('NotAuthorizedException', 'User is disabled.'))
})

test('an account is locked after five wrong passwords, for longer each time, until somebody signs in', async () => {
  await confirmedUser()
  const wrong = refusal('NotAuthorizedException', 'Incorrect username or password.')
  const locked = refusal('NotAuthorizedException', 'Password attempts exceeded')
  for (let i = 0; i < 5; i++) await expect(signIn('Wrong1password')).rejects.toMatchObject(wrong)
  await expect(signIn()).rejects.toMatchObject(locked)
  local.now += 1000
  await expect(signIn('Wrong1password')).rejects.toMatchObject(wrong)
  local.now += 1000
  await expect(signIn()).rejects.toMatchObject(locked)
  local.now += 1000
  await signIn()
  await expect(signIn('Wrong1password')).rejects.toMatchObject(wrong)
  await signIn()
})

test('a client or a pool of another name does not exist', async () => {
  await expect(signUp({ ClientId: 'other' })).rejects.toMatchObject(refusal('ResourceNotFoundException'))
  await expect(read({ UserPoolId: 'us-east-1_Other' })).rejects.toMatchObject(refusal('ResourceNotFoundException'))
})
