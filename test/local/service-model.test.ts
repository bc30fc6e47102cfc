import { globSync, readFileSync } from 'node:fs'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { beforeAll, expect, test } from 'vitest'
import { AwsError, answerAwsJson } from '../../lib/local/aws-json.ts'
import cognito from '../../lib/local/models/cognito-idp.json' with { type: 'json' }
import kms from '../../lib/local/models/kms.json' with { type: 'json' }
import sesv2 from '../../lib/local/models/sesv2.json' with { type: 'json' }
import sqs from '../../lib/local/models/sqs.json' with { type: 'json' }
import { declares, violationsOf } from '../../lib/local/service-model.ts'
import { openCloud } from '../cloud.ts'

beforeAll(async () => void (await openCloud()))

const KEY = 'arn:aws:kms:us-east-1:000000000000:key/1'
const ATTRIBUTE = { Name: 'given_name', Value: 'Ana' }
const long = (length: number) => 'a'.repeat(length)

test.each([
  ['nothing', 'SignUp', {}, "'ClientId' failed"],
  ['a member of another call', 'RevokeToken', { ClientId: 'a', Token: 'b', AccessToken: 'c' }, 'no member'],
  ['a user name with a blank', 'SignUp', { ClientId: 'a', Username: 'a b', Password: 'Aa1aaaaa' }, 'pattern'],
  ['a user name of 129 characters', 'SignUp', { ClientId: 'a', Username: long(129) }, 'at most 128'],
  ['an unknown flow', 'InitiateAuth', { ClientId: 'a', AuthFlow: 'PASSWORD' }, 'one of'],
  ['a number for a text', 'ConfirmSignUp', { ClientId: 'a', Username: 'b', ConfirmationCode: 123456 }, 'a string'],
  ['attributes that are no list', 'SignUp', { ClientId: 'a', Username: 'b', UserAttributes: ATTRIBUTE }, 'a list'],
])('%s is refused as Cognito’s own model has it', (_, operation, input, words) => {
  expect(violationsOf(cognito, operation, input).join()).toContain(words)
})

test.each([
  [cognito, 'SignUp', { ClientId: 'a', Username: 'b@c.de', Password: 'Aa1 aaaa', UserAttributes: [ATTRIBUTE] }],
  [kms, 'Encrypt', { KeyId: KEY, Plaintext: 'c2VjcmV0', EncryptionContext: { field: 'auth_token' } }],
  [sqs, 'SendMessage', { QueueUrl: 'http://127.0.0.1/q', MessageBody: '{}', DelaySeconds: 60 }],
])('what fits passes: %#', (model, operation, input) => {
  expect(violationsOf(model, operation, input)).toEqual([])
})

test('a request without what KMS needs is refused before the twin looks at it, and an error that KMS does not know is its bug', async () => {
  const call = (body: object, operation = () => ({})) =>
    answerAwsJson(
      { Encrypt: operation },
      { method: 'POST', path: '/', headers: TARGET, body: JSON.stringify(body), bytes: Buffer.alloc(0) },
    )
  const TARGET = { 'x-amz-target': 'TrentService.Encrypt' }
  expect(await call({ KeyId: KEY })).toMatchObject({ status: 400, body: { __type: 'ValidationException' } })
  const right = { KeyId: KEY, Plaintext: 'c2VjcmV0' }
  expect(await call(right)).toMatchObject({ status: 200 })
  const refusing = (name: string) => () => {
    throw new AwsError(name, 'No.')
  }
  expect(await call(right, refusing('DisabledException'))).toMatchObject({ status: 400 })
  await expect(call(right, refusing('UserNotFoundException'))).rejects.toThrow('does not refuse by')
})

test('the queues take no message that SQS would not', async () => {
  const { environment } = await openCloud()
  const QueueUrl = environment.QUEUE_CHECK_MESSAGES
  const client = new SQSClient({ maxAttempts: 1 })
  await expect(client.send(new SendMessageCommand({ QueueUrl, MessageBody: undefined }))).rejects.toThrow()
})

test('the model knows every call that the product makes of the user pool and of KMS', () => {
  const called = globSync('functions/core/{people/pool/*,platform/aws/secrets}.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new (?:sdk\.)?(\w+)Command\(/g)].map(([, name]) => name ?? ''),
  )
  expect(called.length).toBeGreaterThan(10)
  const known = { ...cognito.operations, ...kms.operations }
  expect(called.filter((name) => !(name in known))).toEqual([])
})

test.each([
  ['the user pool', cognito, 'lib/local/{users.ts,users/*.ts}'],
  ['KMS', kms, 'lib/local/secrets.ts'],
  ['SES', sesv2, 'lib/local/mail.ts'],
])('every error that the twin of %s throws is declared by an operation of it', (_, model, files) => {
  const thrown = globSync(files).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/new AwsError\(\s*'(\w+)'/g)].map(([, name]) => name ?? ''),
  )
  expect(thrown).not.toEqual([])
  const isDeclared = (name: string) => Object.keys(model.operations).some((each) => declares(model, each, name))
  expect(thrown.filter((name) => !isDeclared(name))).toEqual([])
})
