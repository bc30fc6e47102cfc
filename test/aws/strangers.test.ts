import { expect, test } from 'vitest'
import { chainPartitions, openPartitions, sealedPartitions } from '#contract/table.ts'
import { functionList } from '../../lib/function-list.ts'
import { routeList } from '../../lib/route-list.ts'
import { permissionsOf } from './permissions-of.ts'
import { theStack } from './the-stack.ts'

const stack = await theStack()
const { at, all, idOf } = stack

/** Of a region's API Gateway as an account has it, for all APIs together. */
const ACCOUNT = { perSecond: 10_000, atOnce: 5000 }

test.each([
  ['api-public', openPartitions.showroom],
  ['pages', openPartitions.showroom],
  ['api-files', openPartitions.shared],
])('%s reaches in the table what strangers may see, and counts visits', (name, read) => {
  const permissions = permissionsOf(stack, idOf(`Functions/${name}-role`)).filter(({ action }) =>
    action.startsWith('dynamodb:'),
  )
  expect(permissions.length).toBeGreaterThan(0)
  for (const { action, resource, condition } of permissions) {
    const partitions = /Put|Update/.test(action) ? openPartitions.count : read
    expect(condition, action).toEqual({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions } })
    expect(resource).toBe(`<${idOf('Table/Table')}.Arn>`)
  }
})

test('sign-up, contacts, and whatever else works with no connection cannot read one', () => {
  const sealed = { 'dynamodb:LeadingKeys': [...sealedPartitions] }
  const conditionsOf = (name: string) =>
    permissionsOf(stack, idOf(`Functions/${name}-role`))
      .filter(({ action }) => action === 'dynamodb:GetItem')
      .map(({ condition }) => condition)
  for (const name of ['api-auth', 'api-contacts', 'api-exports', 'run-tasks'])
    expect(new Set(conditionsOf(name).map((one) => JSON.stringify(one))), name).toEqual(
      new Set([JSON.stringify({ 'ForAllValues:StringNotLike': sealed })]),
    )
  for (const name of ['webhooks', 'api-chats', 'sync-inventory', 'api-inventory', 'react'])
    expect(conditionsOf(name), name).toContainEqual({ 'ForAllValues:StringLike': sealed })
})

test('whoever records what people do cannot write the chain that proves it', () => {
  const chain = { 'dynamodb:LeadingKeys': [...chainPartitions] }
  const writers: string[] = []
  const removers: string[] = []
  for (const { name } of functionList)
    for (const { action, condition } of permissionsOf(stack, idOf(`Functions/${name}-role`))) {
      if (!/^dynamodb:(Put|Update|Delete|BatchWrite)/.test(action)) continue
      const conditions = condition as Record<string, unknown> | undefined
      if (JSON.stringify(conditions?.['ForAllValues:StringLike']) === JSON.stringify(chain))
        writers.push(`${name} ${action}`)
      else if (!conditions) removers.push(`${name} ${action}`)
      else if (!conditions['ForAllValues:StringLike'])
        expect(conditions, `${name}: ${action}`).toEqual({ 'ForAllValues:StringNotLike': chain })
    }
  expect(writers.sort()).toEqual(['check-logs', 'react', 'replay-changes'].map((name) => `${name} dynamodb:PutItem`))
  expect(removers.sort()).toEqual(['BatchWriteItem', 'DeleteItem'].map((one) => `close-dealerships dynamodb:${one}`))
})

const settings = Object.entries<Record<string, number>>(at('Routes/Stage').Properties.RouteSettings)

test('every route is throttled by itself, and all others together leave the webhooks their share', () => {
  const keys = all('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey)
  expect(settings.map(([key]) => key).sort()).toEqual(keys.sort())
  // Messages; a report of a message's way needs less than one beside it.
  const counted = settings.filter(([key]) => key.endsWith('/messages') || !key.includes('/webhooks/twilio/'))
  const sum = (limit: string) => counted.reduce((all, [, limits]) => all + (limits[limit] ?? 0), 0)
  expect(sum('ThrottlingRateLimit')).toBeLessThanOrEqual(ACCOUNT.perSecond)
  expect(sum('ThrottlingBurstLimit')).toBeLessThanOrEqual(ACCOUNT.atOnce)
})

test('what the others leave is enough for a path that people use: ten requests a second, and five at once', () => {
  const usual = routeList.filter(({ traffic }) => traffic === 'usual')
  expect(usual.length).toBeGreaterThan(80)
  for (const { path, paths } of usual) {
    const limits = settings.find(([key]) => key === `ANY ${path}`)?.[1]
    expect(limits?.ThrottlingRateLimit, path).toBeGreaterThanOrEqual(10 * paths.length)
    expect(limits?.ThrottlingBurstLimit, path).toBeGreaterThanOrEqual(5 * paths.length)
  }
})

test('a stage that names its routes comes after them', () => {
  const stage = at('Routes/Stage') as { DependsOn?: string[] }
  const routeIds = Object.entries(stack.resources).flatMap(([id, { Type }]) =>
    Type === 'AWS::ApiGatewayV2::Route' ? [id] : [],
  )
  expect(stage.DependsOn).toEqual(expect.arrayContaining(routeIds))
})

test('only the webhooks may have concurrency kept for them, as many as the parameter says', () => {
  const reserved = all('AWS::Lambda::Function').filter(({ Properties }) => Properties.ReservedConcurrentExecutions)
  expect(reserved).toEqual([at('Functions/webhooks')])
  expect(reserved[0]?.Properties.ReservedConcurrentExecutions).toEqual({
    'Fn::If': ['WebhooksReserved', { Ref: 'WebhooksConcurrency' }, { Ref: 'AWS::NoValue' }],
  })
})

test('every function behind the API knows the secret by which it tells CloudFront', () => {
  for (const { Properties } of all('AWS::ApiGatewayV2::Integration')) {
    const [id = ''] = Properties.IntegrationUri['Fn::GetAtt']
    expect(stack.resources[id]?.Properties.Environment.Variables.EDGE_SECRET, id).toBeDefined()
  }
})
