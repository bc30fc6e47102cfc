import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ChangePasswordCommand } from '@aws-sdk/client-cognito-identity-provider'
import { expect, test } from 'vitest'
import {
  codeIn,
  confirm,
  confirmedUser,
  forgot,
  HOUR_MS,
  local,
  otherThan,
  PASSWORD,
  refresh,
  refusal,
  resend,
  reset,
  send,
  signIn,
  signUp,
  start,
  usePools,
} from './test-pool.ts'

usePools()

test('a forgotten password is replaced by the code from the mail, which serves once and ends no session', async () => {
  await confirmedUser()
  const { RefreshToken } = await signIn()
  await forgot({ ClientMetadata: { locale: 'en' } })
  expect(local.events.at(-1)).toMatchObject({ triggerSource: 'CustomMessage_ForgotPassword' })
  const code = codeIn(local.mails.at(-1))
  await expect(reset(otherThan(code))).rejects.toMatchObject(refusal('CodeMismatchException'))
  await expect(reset(code, 'weak')).rejects.toMatchObject(refusal('InvalidPasswordException'))
  await reset(code)

  await signIn('Another1horse')
  await expect(signIn()).rejects.toMatchObject(refusal('NotAuthorizedException'))
  await expect(reset(code, 'Third1horse')).rejects.toMatchObject(refusal('ExpiredCodeException'))
  await refresh(RefreshToken)
})

test('a reset code holds one hour, and only the newest counts', async () => {
  await confirmedUser()
  await forgot()
  const first = codeIn(local.mails.at(-1))
  do await forgot()
  while (codeIn(local.mails.at(-1)) === first)
  await expect(reset(first)).rejects.toMatchObject(refusal('CodeMismatchException'))
  local.now += HOUR_MS
  await expect(reset(codeIn(local.mails.at(-1)))).rejects.toMatchObject(refusal('ExpiredCodeException'))
})

test('an address that is unknown gets the answers of one that is known, and no mail', async () => {
  const Username = 'albert@dealers.test'
  const delivery = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@d***' }
  expect((await forgot({ Username })).CodeDeliveryDetails).toEqual(delivery)
  expect((await resend({ Username })).CodeDeliveryDetails).toEqual(delivery)
  await expect(reset('123456', PASSWORD, { Username })).rejects.toMatchObject(refusal('CodeMismatchException'))
  await expect(confirm('123456', { Username })).rejects.toMatchObject(refusal('ExpiredCodeException'))
  expect(local.mails).toEqual([])

  await confirmedUser()
  expect((await forgot()).CodeDeliveryDetails).toEqual(delivery)
})

test('an address that was never verified gets no reset mail', async () => {
  await signUp()
  await forgot()
  expect(local.events.map((event) => event.triggerSource)).toEqual(['CustomMessage_SignUp'])
})

test('a signed-in person changes the password by naming the old one', async () => {
  await confirmedUser()
  const { AccessToken } = await signIn()
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }))
  await expect(change('Wrong1password', 'Another1horse')).rejects.toMatchObject(refusal('NotAuthorizedException'))
  await expect(change(PASSWORD, 'weak')).rejects.toMatchObject(refusal('InvalidPasswordException'))
  await change(PASSWORD, 'Another1horse')
  await signIn('Another1horse')
})

test('the policy is the pool’s', async () => {
  await local.users.stop()
  await start({ policy: { minimumLength: 14 } })
  await expect(signUp()).rejects.toMatchObject(refusal('InvalidPasswordException'))
  await signUp({ Password: `${PASSWORD}s` })
})

test('no password lies readable on disk', async () => {
  await confirmedUser()
  const files = readdirSync(join(local.dir, 'users')).map((name) =>
    readFileSync(join(local.dir, 'users', name), 'utf8'),
  )
  expect(files).toHaveLength(1)
  expect(files[0]).not.toContain(PASSWORD)
})
