import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Password } from '#contract/people/credentials.ts'
import { MAILS_A_DAY } from '#contract/people/mails.ts'
import { theStack } from './the-stack.ts'

const { at, idOf } = await theStack()
const pool = at('Users/Pool')
const client = at('Users/Pool/Server').Properties

test('the user pool is kept, and people sign in by an e-mail address whose case does not matter', () => {
  expect(pool.DeletionPolicy).toBe('RetainExceptOnCreate')
  expect(pool.Properties.DeletionProtection).toBe('ACTIVE')
  expect(pool.Properties.UsernameAttributes).toEqual(['email'])
  expect(pool.Properties.UsernameConfiguration.CaseSensitive).toBe(false)
})

test('passwords are signed in by the server alone, for a quarter of an hour at a time', () => {
  expect(client.ExplicitAuthFlows).toEqual(['ALLOW_ADMIN_USER_PASSWORD_AUTH'])
  expect(client.AccessTokenValidity).toBe(15)
  expect(client.EnableTokenRevocation).toBe(true)
  expect(client.PreventUserExistenceErrors).toBe('ENABLED')
})

test('nobody outside can use the pool’s client, and a refresh token serves once', () => {
  expect(client.GenerateSecret).toBe(true)
  expect(client.RefreshTokenRotation).toEqual({ Feature: 'ENABLED', RetryGracePeriodSeconds: 30 })
  expect(client.WriteAttributes.filter((name: string) => name.startsWith('email'))).toEqual([])
})

test('who signs in by a provider does so for twelve hours, and no password is taken on the hosted pages', () => {
  const hosted = at('Users/Providers/Client')
  const { SupportedIdentityProviders, RefreshTokenValidity, AllowedOAuthFlows, ...rest } = hosted.Properties
  expect(JSON.stringify(SupportedIdentityProviders)).not.toContain('COGNITO')
  expect([AllowedOAuthFlows, RefreshTokenValidity, rest.TokenValidityUnits.RefreshToken]).toEqual([
    ['code'],
    720,
    'minutes',
  ])
  const { AttributeMapping } = at('Users/Providers/GoogleAccounts').Properties
  // A provider's address must not become the account's own, which is its login.
  expect(Object.keys(AttributeMapping).every((name) => name.startsWith('custom:'))).toBe(true)
  expect(rest.WriteAttributes).toEqual(expect.arrayContaining(Object.keys(AttributeMapping)))
})

test('the plan is the smallest that rotates refresh tokens and trims access tokens', () => {
  expect(pool.Properties.UserPoolTier).toBe('ESSENTIALS')
  expect(pool.Properties.LambdaConfig.PreTokenGenerationConfig).toEqual({
    LambdaArn: { 'Fn::GetAtt': [idOf('Functions/pre-token-generation'), 'Arn'] },
    LambdaVersion: 'V2_0',
  })
})

test('while Cognito sends the mails itself they keep its words, which it lets nobody change', () => {
  const { EmailConfiguration, LambdaConfig, VerificationMessageTemplate, ...rest } = pool.Properties
  const [verified, , otherwise] = LambdaConfig.CustomMessage['Fn::If']
  expect(otherwise).toEqual({ Ref: 'AWS::NoValue' })
  expect(EmailConfiguration['Fn::If']).toEqual([
    verified,
    expect.objectContaining({ EmailSendingAccount: 'DEVELOPER' }),
    { EmailSendingAccount: 'COGNITO_DEFAULT' },
  ])
  expect(VerificationMessageTemplate).toEqual({ DefaultEmailOption: 'CONFIRM_WITH_CODE' })
  expect(Object.keys(rest).filter((name) => /^(Email|Sms)Verification/.test(name))).toEqual([])
})

test('an alarm tells when half of a day’s mails have been asked for', () => {
  expect(at('Alarms/mails-asked').Properties).toMatchObject({
    MetricName: 'NumberOfMessagesSent',
    Statistic: 'Sum',
    Period: 86_400,
    Threshold: MAILS_A_DAY / 2,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    Dimensions: [{ Name: 'QueueName', Value: { 'Fn::GetAtt': [idOf('Queues/open-accounts'), 'QueueName'] } }],
  })
})

test('a sign-up may write every attribute that core gives it', () => {
  const source = readFileSync('functions/core/people/pool/users.ts', 'utf8')
  const custom = [...new Set([...source.matchAll(/'custom:(\w+)'/g)].map(([, name]) => name))]
  expect(custom).not.toEqual([])
  const declared = pool.Properties.Schema.map(({ Name }: { Name: string }) => Name)
  for (const name of custom) {
    expect(declared).toContain(name)
    expect(client.WriteAttributes).toContain(`custom:${name}`)
  }
})

test.each(['Abcdefg1', 'Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh'])(
  'the pool and the form agree on %s',
  (password) => {
    const policy = pool.Properties.Policies.PasswordPolicy
    const isAllowed =
      password.length >= policy.MinimumLength &&
      (!policy.RequireLowercase || /[a-z]/.test(password)) &&
      (!policy.RequireUppercase || /[A-Z]/.test(password)) &&
      (!policy.RequireNumbers || /[0-9]/.test(password)) &&
      !policy.RequireSymbols
    expect(Password.safeParse(password).success).toBe(isAllowed)
  },
)
