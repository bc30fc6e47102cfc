import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import {
  attributes,
  confirmedUser,
  EMAIL,
  forgot,
  HOUR_MS,
  local,
  PASSWORD,
  pool,
  refresh,
  refusal,
  secretHash,
  send,
  signIn,
  signUp,
  usePools,
  verified,
} from './test-pool.ts'

usePools()

const create = (extra = {}) =>
  send(
    new AdminCreateUserCommand({
      ...pool(),
      MessageAction: 'SUPPRESS',
      TemporaryPassword: 'Temporary1',
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      ...extra,
    }),
  )
const respond = (Session: string | undefined, NEW_PASSWORD = PASSWORD, extra = {}) =>
  send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId: local.users.poolId,
      ClientId: local.users.clientId,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME: EMAIL, SECRET_HASH: secretHash(EMAIL), NEW_PASSWORD, ...extra },
    }),
  )

test('invites a person, who must choose a password at the first sign-in', async () => {
  expect((await create()).User).toMatchObject({ UserStatus: 'FORCE_CHANGE_PASSWORD', Enabled: true })
  const { answer } = await signIn('Temporary1')
  expect(answer).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' })
  expect(answer.AuthenticationResult).toBeUndefined()
  await expect(respond(answer.Session, 'weak')).rejects.toMatchObject(refusal('InvalidPasswordException'))

  const first = await respond(answer.Session, PASSWORD, { 'userAttributes.given_name': 'Ana' })
  await verified(first.AuthenticationResult?.AccessToken ?? '')
  expect(await attributes()).toMatchObject({ given_name: 'Ana', email_verified: 'true' })
  await signIn()
  await expect(signIn('Temporary1')).rejects.toMatchObject(refusal('NotAuthorizedException'))
  expect(local.mails).toEqual([])
})

test('the session of a first sign-in is checked: forged, another person’s, used, late', async () => {
  await create()
  await create({ Username: 'ben@dealer.test' })
  const invalid = refusal('NotAuthorizedException')
  await expect(respond('forged-session-forged-session')).rejects.toMatchObject(invalid)
  await expect(signIn('Wrong1password')).rejects.toMatchObject(invalid)

  const bens = (await signIn('Temporary1', 'ben@dealer.test')).answer.Session
  await expect(respond(bens)).rejects.toMatchObject(invalid)
  const late = (await signIn('Temporary1')).answer.Session
  local.now += 180_000
  await expect(respond(late)).rejects.toMatchObject(invalid)
  const good = (await signIn('Temporary1')).answer.Session
  await respond(good)
  await expect(respond(good, 'Stolen1horse')).rejects.toMatchObject(invalid)
})

test('a temporary password holds seven days', async () => {
  await create()
  local.now += 7 * 24 * HOUR_MS
  await expect(signIn('Temporary1')).rejects.toMatchObject(refusal('NotAuthorizedException'))
})

test('a person who was invited and never came cannot reset a password', async () => {
  await create()
  await expect(forgot()).rejects.toMatchObject(
    refusal('NotAuthorizedException', 'User password cannot be reset in the current state.'),
  )
})

test('an address is invited once', async () => {
  await create()
  await expect(create({ Username: 'ANA@dealer.test' })).rejects.toMatchObject(refusal('UsernameExistsException'))
})

test('sets passwords: for good, or until the next sign-in', async () => {
  await confirmedUser()
  const { RefreshToken } = await signIn()
  const set = (Password: string, Permanent: boolean) =>
    send(new AdminSetUserPasswordCommand({ ...pool(), Password, Permanent }))
  await set('Another1horse', true)
  expect((await signIn('Another1horse')).AccessToken).not.toBe('')
  await refresh(RefreshToken)
  await set('Temporary1', false)
  expect((await signIn('Temporary1')).answer.ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
})

test('confirms an account without its code', async () => {
  await signUp()
  await send(new AdminConfirmSignUpCommand(pool()))
  await signIn()
  expect(await attributes()).toMatchObject({ email_verified: 'false' })
})

test('changes attributes, and gives nobody the address of another', async () => {
  await confirmedUser()
  await create({ Username: 'ben@dealer.test' })
  const update = (Name: string, Value: string) =>
    send(new AdminUpdateUserAttributesCommand({ ...pool(), UserAttributes: [{ Name, Value }] }))
  await update('custom:role', 'owner')
  expect(await attributes()).toMatchObject({ 'custom:role': 'owner' })
  await expect(update('email', 'BEN@dealer.test')).rejects.toMatchObject(refusal('AliasExistsException'))
  await expect(update('sub', 'x')).rejects.toMatchObject(refusal('InvalidParameterException'))
})

test('finds a person by the exact address, and pages through all', async () => {
  const list = (extra = {}) => send(new ListUsersCommand({ UserPoolId: local.users.poolId, ...extra }))
  expect((await list()).Users).toEqual([])
  await create()
  await create({ Username: 'ana@dealer.test.example' })
  const found = await list({ Filter: 'email = "ANA@dealer.test"' })
  expect(found.Users).toMatchObject([{ UserStatus: 'FORCE_CHANGE_PASSWORD', UserCreateDate: expect.any(Date) }])
  expect((await list({ Filter: 'email ^= "ana@"' })).Users).toHaveLength(2)

  const first = await list({ Limit: 1 })
  const second = await list({ Limit: 1, PaginationToken: first.PaginationToken })
  expect([first.Users?.length, second.Users?.length, second.PaginationToken]).toEqual([1, 1, undefined])
  await expect(list({ Filter: 'nonsense' })).rejects.toMatchObject(refusal('InvalidParameterException'))
})

test.each([
  ['reading', AdminGetUserCommand],
  ['removing', AdminDeleteUserCommand],
  ['disabling', AdminDisableUserCommand],
  ['enabling', AdminEnableUserCommand],
  ['confirming', AdminConfirmSignUpCommand],
  ['signing out', AdminUserGlobalSignOutCommand],
])('%s a person who does not exist says so', async (_, Command) => {
  await expect(send(new Command(pool()) as AdminGetUserCommand)).rejects.toMatchObject(refusal('UserNotFoundException'))
})

test('a removed address can sign up anew', async () => {
  await confirmedUser()
  await send(new AdminDeleteUserCommand(pool()))
  await confirmedUser()
  expect((await signIn()).AccessToken).not.toBe('')
})
