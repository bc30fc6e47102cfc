import { expect, test } from 'vitest'
import {
  attributes,
  codeIn,
  confirm,
  confirmedUser,
  EMAIL,
  HOUR_MS,
  LINK,
  local,
  otherThan,
  read,
  refusal,
  resend,
  signUp,
  start,
  usePools,
} from './test-pool.ts'

usePools()

test('a person signs up, types the code from the mail and is known by a verified address', async () => {
  const signedUp = await signUp({
    UserAttributes: [
      { Name: 'given_name', Value: 'Ana' },
      { Name: 'family_name', Value: 'Ñúñez' },
      { Name: 'locale', Value: 'es' },
      { Name: 'custom:organization', Value: 'Autos Ñ' },
    ],
  })
  expect(signedUp).toMatchObject({ UserConfirmed: false, CodeDeliveryDetails: { Destination: 'a***@d***' } })
  expect((await read()).UserStatus).toBe('UNCONFIRMED')
  await confirm(codeIn(local.mails[0]))

  expect((await read()).UserStatus).toBe('CONFIRMED')
  expect(await attributes()).toEqual({
    sub: signedUp.UserSub,
    email: EMAIL,
    email_verified: 'true',
    given_name: 'Ana',
    family_name: 'Ñúñez',
    locale: 'es',
    'custom:organization': 'Autos Ñ',
  })
  expect(signedUp.UserSub).toMatch(/^[0-9a-f-]{36}$/)
})

test('the trigger gets what Cognito sends it', async () => {
  const { UserSub } = await signUp({ ClientMetadata: { locale: 'es' } })
  expect(local.events).toEqual([
    {
      version: '1',
      region: 'us-east-1',
      userPoolId: local.users.poolId,
      userName: UserSub,
      callerContext: { awsSdkVersion: expect.any(String), clientId: local.users.clientId },
      triggerSource: 'CustomMessage_SignUp',
      request: {
        userAttributes: { sub: UserSub, email: EMAIL, email_verified: 'false', 'cognito:user_status': 'UNCONFIRMED' },
        codeParameter: '{####}',
        linkParameter: '{##Click Here##}',
        usernameParameter: null,
        clientMetadata: { locale: 'es' },
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    },
  ])
})

test('the mail carries the code as a page, and as a text with the link alone on its line', async () => {
  await signUp()
  const [mail] = local.mails
  const code = codeIn(mail)
  expect(mail).toMatchObject({ to: EMAIL, subject: 'Verify your e-mail' })
  expect(mail?.html).toContain(`<p>Your code: ${code}</p>`)
  expect(mail?.text).toBe(`Welcome\nYour code: ${code}\nVerify\n${LINK}${code}`)
})

test('a mail written as plain text arrives as it was written', async () => {
  local.trigger = (event) => ({ ...event, response: { emailSubject: 'Hi', emailMessage: `1 < 2\n\n${LINK}{####}\n` } })
  await signUp()
  expect(local.mails[0]?.text).toMatch(/^1 < 2\n\nhttps:.*code=\d{6}\n$/)
})

test('a trigger that leaves the words to the pool gets the pool’s own', async () => {
  local.trigger = (event) => event
  await signUp()
  expect(local.mails[0]).toMatchObject({ subject: 'Your verification code' })
  await confirm(codeIn(local.mails[0]))
})

test.each([
  ['Sh0rt', 'Password not long enough'],
  ['NOLOWER1CASE', 'Password must have lowercase characters'],
  ['noupper1case', 'Password must have uppercase characters'],
  ['NoNumberAtAll', 'Password must have numeric characters'],
])('the password %s is refused: %s', async (Password, reason) => {
  await expect(signUp({ Password })).rejects.toMatchObject(
    refusal('InvalidPasswordException', `Password did not conform with policy: ${reason}`),
  )
  await expect(read()).rejects.toMatchObject(refusal('UserNotFoundException'))
})

test('an address is taken in any case, and must be one', async () => {
  await signUp()
  await expect(signUp({ Username: 'ANA@dealer.test' })).rejects.toMatchObject(refusal('UsernameExistsException'))
  await expect(signUp({ Username: 'ana' })).rejects.toMatchObject(refusal('InvalidParameterException'))
})

test('two people racing for one address: one gets it', async () => {
  const answers = await Promise.allSettled([signUp(), signUp(), signUp()])
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
})

test('nobody declares an own address verified, writes an address beside the user name, or an attribute that does not exist', async () => {
  const writing = (Name: string) => signUp({ UserAttributes: [{ Name, Value: 'true' }] })
  await expect(writing('email_verified')).rejects.toMatchObject(refusal('NotAuthorizedException'))
  await expect(writing('email')).rejects.toMatchObject(refusal('NotAuthorizedException'))
  await expect(writing('dealership')).rejects.toMatchObject(refusal('InvalidParameterException'))
})

test('a wrong code, and an older code after a new one, do not match', async () => {
  await signUp()
  const first = codeIn(local.mails[0])
  await expect(confirm(otherThan(first))).rejects.toMatchObject(refusal('CodeMismatchException'))

  do await resend()
  while (codeIn(local.mails.at(-1)) === first)
  expect(local.events.at(-1)?.triggerSource).toBe('CustomMessage_ResendCode')
  await expect(confirm(first)).rejects.toMatchObject(refusal('CodeMismatchException'))
  await confirm(codeIn(local.mails.at(-1)))
})

test.each([
  [24 * HOUR_MS - 1000, 'CONFIRMED'],
  [24 * HOUR_MS, 'UNCONFIRMED'],
])('%s ms after sign-up the code leaves the account %s', async (elapsed, status) => {
  await signUp()
  local.now += elapsed
  const answer = confirm(codeIn(local.mails[0]))
  if (status === 'CONFIRMED') await answer
  else await expect(answer).rejects.toMatchObject(refusal('ExpiredCodeException'))
  expect((await read()).UserStatus).toBe(status)
})

test('a confirmed person is not confirmed again and gets no new code', async () => {
  await confirmedUser()
  await expect(confirm(codeIn(local.mails[0]))).rejects.toMatchObject(
    refusal('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
  )
  await expect(resend()).rejects.toMatchObject(refusal('InvalidParameterException', 'User is already confirmed.'))
})

test.each<[string, () => unknown, string]>([
  [
    'throws',
    () => {
      throw new Error('no catalogue')
    },
    'UserLambdaValidationException',
  ],
  ['answers nothing', () => undefined, 'InvalidLambdaResponseException'],
  [
    'forgets the code',
    (event = {}) => ({ ...event, response: { emailMessage: 'Hello' } }),
    'InvalidParameterException',
  ],
  ['never answers', () => new Promise(() => {}), 'UnexpectedLambdaException'],
])('a trigger that %s fails sign-up and resend, and the half-account stays', async (_, failing, name) => {
  await local.users.stop()
  await start({ triggerTimeoutSeconds: 0.05 })
  local.trigger = failing
  await expect(signUp()).rejects.toMatchObject(refusal(name))
  await expect(resend()).rejects.toMatchObject(refusal(name))
  expect((await read()).UserStatus).toBe('UNCONFIRMED')
  expect(local.mails).toEqual([])
})

test('a mail that cannot be handed over fails the sign-up by its name', async () => {
  local.sendMail = async () => {
    throw new Error('mailbox closed')
  }
  await expect(signUp()).rejects.toMatchObject(refusal('CodeDeliveryFailureException'))
})
