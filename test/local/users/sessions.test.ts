import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminUserGlobalSignOutCommand,
  GetUserCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import { confirmedUser, EMAIL, HOUR_MS, local, pool, refresh, refusal, send, signIn, usePools } from './test-pool.ts'

usePools()

test('a refresh gives new tokens of the same session and the same moment of sign-in', async () => {
  await confirmedUser()
  const { AccessToken, RefreshToken } = await signIn()
  local.now += HOUR_MS
  const before = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString())
  const renewed = await refresh(RefreshToken)
  const after = JSON.parse(Buffer.from(renewed?.AccessToken?.split('.')[1] ?? '', 'base64url').toString())
  expect(after).toMatchObject({
    origin_jti: before.origin_jti,
    auth_time: before.auth_time,
    iat: before.iat + 3600,
  })
  expect(after.jti).not.toBe(before.jti)
})

test('a refresh token serves once and, for retries, half a minute more; the next one comes with the answer', async () => {
  await confirmedUser()
  const { RefreshToken: first } = await signIn()
  const second = (await refresh(first))?.RefreshToken ?? ''
  local.now += 29_000
  const third = (await refresh(first))?.RefreshToken ?? ''
  expect(new Set([first, second, third]).size).toBe(3)
  local.now += 1000
  await expect(refresh(first)).rejects.toMatchObject(refusal('RefreshTokenReuseException'))
  await refresh(second)
  await refresh(third)
})

test('an exchanged token runs out when the first one would have', async () => {
  await confirmedUser()
  const { RefreshToken = '' } = (await refresh((await signIn()).RefreshToken)) ?? {}
  local.now += 30 * 24 * HOUR_MS
  await expect(refresh(RefreshToken)).rejects.toMatchObject(refusal('NotAuthorizedException'))
})

test.each([
  [30 * 24 * HOUR_MS - 1000, true],
  [30 * 24 * HOUR_MS, false],
])('%s ms after sign-in the session can be renewed: %s', async (elapsed, renewable) => {
  await confirmedUser()
  const { RefreshToken } = await signIn()
  local.now += elapsed
  if (renewable) expect((await refresh(RefreshToken))?.AccessToken).toBeTruthy()
  else await expect(refresh(RefreshToken)).rejects.toMatchObject(refusal('NotAuthorizedException'))
})

test('revoking a session ends it and leaves the others', async () => {
  await confirmedUser()
  const phone = await signIn()
  const laptop = await signIn()
  const revoke = (Token: string, ClientSecret = local.users.clientSecret) =>
    send(new RevokeTokenCommand({ ClientId: local.users.clientId, ClientSecret, Token }))
  await expect(revoke(phone.RefreshToken, 'another'.repeat(5))).rejects.toMatchObject(refusal('UnauthorizedException'))
  await revoke(phone.RefreshToken)
  await revoke(phone.RefreshToken)

  const revoked = refusal('NotAuthorizedException', 'Refresh Token has been revoked')
  await expect(refresh(phone.RefreshToken)).rejects.toMatchObject(revoked)
  await expect(send(new GetUserCommand({ AccessToken: phone.AccessToken }))).rejects.toMatchObject(
    refusal('NotAuthorizedException', 'Access Token has been revoked'),
  )
  await refresh(laptop.RefreshToken)
  expect((await send(new GetUserCommand({ AccessToken: laptop.AccessToken }))).UserAttributes).toContainEqual({
    Name: 'email',
    Value: EMAIL,
  })
  await expect(revoke(laptop.AccessToken)).rejects.toMatchObject(refusal('UnsupportedTokenTypeException'))
})

test('an access token that ran out or was altered speaks for nobody', async () => {
  await confirmedUser()
  const { AccessToken } = await signIn()
  const speak = (token: string) => send(new GetUserCommand({ AccessToken: token }))
  const [head, , signature] = AccessToken.split('.')
  const forged = Buffer.from(JSON.stringify({ sub: 'x', token_use: 'access', exp: 9e9 })).toString('base64url')
  await expect(speak(`${head}.${forged}.${signature}`)).rejects.toMatchObject(refusal('NotAuthorizedException'))
  local.now += 900_000
  await expect(speak(AccessToken)).rejects.toMatchObject(refusal('NotAuthorizedException', 'Access Token has expired'))
})

test.each([
  ['signed out everywhere', AdminUserGlobalSignOutCommand],
  ['disabled', AdminDisableUserCommand],
  ['removed', AdminDeleteUserCommand],
])('a person who is %s cannot renew any session', async (_, Command) => {
  await confirmedUser()
  const sessions = [await signIn(), await signIn()]
  await send(new Command(pool()))
  for (const { RefreshToken } of sessions) {
    await expect(refresh(RefreshToken)).rejects.toMatchObject(refusal('NotAuthorizedException'))
  }
})

test('an enabled person signs in again, with the old sessions gone', async () => {
  await confirmedUser()
  const old = await signIn()
  await send(new AdminDisableUserCommand(pool()))
  await send(new AdminEnableUserCommand(pool()))
  await expect(refresh(old.RefreshToken)).rejects.toMatchObject(refusal('NotAuthorizedException'))
  expect((await signIn()).AccessToken).not.toBe('')
})
