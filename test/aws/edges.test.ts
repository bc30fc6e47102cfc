import { expect, test } from 'vitest'
import { allows } from './allows.ts'
import { edgesOf, unknownKinds } from './edges.ts'
import { theStack } from './the-stack.ts'

const stack = await theStack()

test('whatever calls something in the stack is allowed to: alarms, the API, triggers, queues, the clock, buckets, functions', () => {
  const edges = edgesOf(stack)
  const kinds = new Set(edges.map(({ by, action }) => `${'service' in by ? by.service : 'role'} ${action}`))
  expect(kinds.size).toBeGreaterThan(15)
  const refused = edges.filter((edge) => !allows(stack, edge))
  expect(refused.map(({ from, action = 'anything', resource }) => `${from}: ${action} ${resource}`)).toEqual([])
})

test('of every kind of resource in the stack it is known whom it calls', () => {
  expect(unknownKinds(stack)).toEqual([])
})

test('no policy but the one that asks for TLS denies what another allows', () => {
  const statements = ['S3::BucketPolicy', 'SQS::QueuePolicy', 'SNS::TopicPolicy', 'IAM::Policy'].flatMap((type) =>
    stack.all(`AWS::${type}`).flatMap(({ Properties }) => Properties.PolicyDocument.Statement),
  )
  const denying = statements.filter(({ Effect }) => Effect === 'Deny')
  expect(denying.filter(({ Condition }) => Condition?.Bool?.['aws:SecureTransport'] !== 'false')).toEqual([])
})

test('a role is taken on by the service that it is for', () => {
  const trusted = (id: string) =>
    stack.resources[id]?.Properties.AssumeRolePolicyDocument.Statement.map(
      ({ Principal }: { Principal: { Service: string } }) => Principal.Service,
    )
  for (const { from, by } of edgesOf(stack)) {
    if (!('role' in by)) continue
    const service = from.startsWith('AWS::Scheduler') ? 'scheduler' : 'lambda'
    expect(trusted(by.role), from).toEqual([`${service}.amazonaws.com`])
  }
})
