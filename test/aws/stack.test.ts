import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AI_PROVIDERS } from '#contract/assistant/providers.ts'
import { environmentOf } from '#contract/environment.ts'
import { findPath } from '#contract/find-path.ts'
import { methodsOf, type Row } from '#contract/route.ts'
import { type FunctionName, routes } from '#contract/routes.ts'
import { functionList, functionOf } from '../../lib/function-list.ts'
import { pathList } from '../../lib/path-list.ts'
import { permissionsOf } from './permissions-of.ts'
import { synthesize } from './synthesize.ts'
import { theStack } from './the-stack.ts'

const stack = await theStack()
const { at, resources, all, idOf } = stack

const routesThere = all('AWS::ApiGatewayV2::Route').map(({ Properties: { RouteKey, Target } }) => ({
  path: String(RouteKey).replace('ANY ', ''),
  target: Target['Fn::Join'][1][1].Ref,
}))
const routeOf = (path: string) => findPath(routesThere, path.replace(/\{\w+\}/g, '01KC'))?.served

test.each(pathList.map(({ path, functionName }) => [path, functionName]))('%s is answered by %s', (path, name) => {
  const integration = resources[routeOf(path)?.target]
  expect(integration?.Properties.IntegrationUri['Fn::GetAtt'][0]).toBe(idOf(`Functions/${name}`))
})

test('pages and calendars alone are answered by HEAD too', () => {
  const rows = pathList.flatMap((served) => served.rows)
  expect(rows.filter((row) => methodsOf(row).length > 1).map(({ path }) => path)).toEqual([
    '/vehicle/{id}',
    '/dealer/{id}',
    '/dealer/{id}/sitemap.xml',
    '/texting/{code}/{part}',
    '/trade-in/{code}',
    '/unsubscribe/{code}',
    '/chat/{key}',
    '/appointment/{code}',
    '/api/public/appointments/{code}/appointment.ics',
    '/api/public/calendars/{secret}',
  ])
})

test('the API has no route but those of the contract’s paths', () => {
  expect(new Set(pathList.map(({ path }) => routeOf(path)))).toEqual(new Set(routesThere))
})

test('whom strangers call, what signs, and what browsers ask for all the time has a route of its own', () => {
  const apart = pathList.filter(({ rows }) =>
    rows.some(({ access, isBusy }) => isBusy || OF_STRANGERS.includes(access)),
  )
  expect(apart.length).toBeGreaterThan(40)
  for (const { path } of apart) expect(routeOf(path)?.path).toBe(path)
})

test.each(functionList.map((fn) => [fn.name, fn] as const))(
  '%s gets the environment of its uses',
  (name, { uses, job }) => {
    const { Properties } = at(`Functions/${name}`)
    expect(Object.keys(Properties.Environment?.Variables ?? {}).sort()).toEqual(
      [...environmentOf(uses), ...(job?.nodeOptions ? ['NODE_OPTIONS'] : [])].sort(),
    )
  },
)

test('no key is written in the template', () => {
  for (const { Properties } of all('AWS::Lambda::Function')) {
    for (const name of ['CSRF_KEY', 'REALTIME_KEY', 'AUDIT_KEY', 'PUSH_KEY', 'EDGE_SECRET']) {
      const value = Properties.Environment?.Variables[name]
      if (value) expect(JSON.stringify(value)).toContain('{{resolve:secretsmanager:')
    }
  }
})

const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
const WRITE = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem'].map(
  (action) => `dynamodb:${action}`,
)
const LOG = ['logs:CreateLogStream', 'logs:PutLogEvents']
const ALLOWED: Record<string, string[]> = {
  'table:read': READ,
  'table:write': WRITE,
  'table:chain': ['dynamodb:PutItem'],
  'table:read-sealed': READ,
  'table:walk': ['dynamodb:Scan', 'dynamodb:Query'],
  'table:remove': ['dynamodb:BatchWriteItem', 'dynamodb:DeleteItem'],
  'files:remove': ['s3:DeleteObject', 's3:ListBucket'],
  'table:read-showroom': READ,
  'table:read-shared': READ,
  'table:count-visits': ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
  'exports:write': ['s3:PutObject'],
  'exports:remove': ['s3:DeleteObject', 's3:ListBucket'],
  'exports:read': ['s3:GetObject'],
  'set-aside:write': ['s3:PutObject', 's3:ListBucket'],
  'set-aside:replay': ['s3:GetObject', 's3:DeleteObject', 's3:ListBucket'],
  'lists:read': ['s3:GetObject', 's3:ListBucket'],
  'lists:write': ['s3:PutObject'],
  'lists:remove': ['s3:DeleteObject', 's3:ListBucket'],
  'mails:read': ['s3:GetObject'],
  'customer-mail': ['ses:SendEmail'],
  'mail-domains': ['ses:CreateEmailIdentity', 'ses:GetEmailIdentity'],
  'media:read': ['s3:GetObject', 's3:ListBucket'],
  'media:write': ['s3:PutObject'],
  'media:remove': ['s3:DeleteObject', 's3:ListBucket'],
  'secrets:encrypt': ['kms:Encrypt'],
  'secrets:decrypt': ['kms:Decrypt'],
  'ftp-password:encrypt': ['kms:Encrypt'],
  'ftp-password:decrypt': ['kms:Decrypt'],
  'google-tokens:encrypt': ['kms:Encrypt'],
  'google-tokens:decrypt': ['kms:Decrypt'],
  'ai-keys:decrypt': ['kms:Decrypt'],
  'ai-keys:encrypt': ['kms:Encrypt'],
  'webhook-secrets:encrypt': ['kms:Encrypt'],
  'webhook-secrets:decrypt': ['kms:Decrypt'],
  'passwords:encrypt': ['kms:Encrypt'],
  'passwords:decrypt': ['kms:Decrypt'],
  users: [
    'AdminCreateUser',
    'AdminDeleteUser',
    'AdminDisableProviderForUser',
    'AdminGetUser',
    'AdminInitiateAuth',
    'AdminLinkProviderForUser',
    'AdminRespondToAuthChallenge',
    'AdminSetUserMFAPreference',
    'AdminSetUserPassword',
    'AdminUserGlobalSignOut',
  ].map((call) => `cognito-idp:${call}`),
  'users:providers': [
    'CreateIdentityProvider',
    'DeleteIdentityProvider',
    'DescribeUserPoolClient',
    'UpdateIdentityProvider',
    'UpdateUserPoolClient',
  ].map((call) => `cognito-idp:${call}`),
  mail: ['ses:SendEmail'],
  'events:publish': ['appsync:EventPublish'],
  queue: ['sqs:SendMessage'],
  // Permissions that Lambda itself needs, in the function's name, to start it.
  'from stream': ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
    (action) => `dynamodb:${action}`,
  ),
  'from schedule': ['sqs:SendMessage'],
  'from queue': ['ReceiveMessage', 'ChangeMessageVisibility', 'GetQueueUrl', 'DeleteMessage', 'GetQueueAttributes'].map(
    (action) => `sqs:${action}`,
  ),
}

test.each(functionList.map((fn) => [fn.name, fn] as const))('%s may do what its uses say and no more', (name, fn) => {
  const needs = [...fn.uses.map((use) => use.replace(/^queue:.*/, 'queue')), `from ${fn.job?.source}`]
  const expected = [...LOG, ...needs.flatMap((need) => ALLOWED[need] ?? [])]
  const permissions = permissionsOf(stack, idOf(`Functions/${name}-role`))
  expect([...new Set(permissions.map(({ action }) => action))].sort()).toEqual([...new Set(expected)].sort())
})

test('no function may act on resources that have no name, but for what was set aside, exports, files, and mail’s domains', () => {
  const whole = ['Lists', 'Mails', 'Media', 'Exports'].map((name) => `<${idOf(`${name}/Bucket`)}.Arn>/*`)
  const domains = 'arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*'
  const unnamed = [`<${idOf('SetAside/Bucket')}.Arn>/aws/lambda/*`, domains, ...whole]
  for (const { name } of functionList) {
    for (const { action, resource } of permissionsOf(stack, idOf(`Functions/${name}-role`))) {
      if (unnamed.includes(resource)) continue
      expect(resource, `${name}: ${action}`).not.toContain('*')
    }
  }
})

test('what was set aside is listed without the dealerships’ files', () => {
  const list = permissionsOf(stack, idOf('Functions/replay-changes-role')).filter(
    ({ action }) => action === 's3:ListBucket',
  )
  expect(list.map(({ condition }) => condition)).toEqual([{ StringLike: { 's3:prefix': 'aws/lambda/*' } }])
})

test('each secret is opened and sealed only by whom it is for', () => {
  const uses = functionList.flatMap(({ name }) =>
    permissionsOf(stack, idOf(`Functions/${name}-role`))
      .filter(({ action }) => action.startsWith('kms:'))
      .map(({ action, condition }) => ({ who: `${name} ${action}`, fields: fieldsIn(condition) })),
  )
  const who = (field: string) => uses.filter(({ fields }) => fields.includes(field)).map((use) => use.who)
  expect(who('password').sort()).toEqual(['api-auth kms:Encrypt', 'open-accounts kms:Decrypt'])
  expect(who('ftp_password').sort()).toEqual(['api-integrations kms:Encrypt', 'sync-inventory kms:Decrypt'])
  expect(who('webhook_secret').sort()).toEqual(['api-webhooks-out kms:Encrypt', 'deliver-webhooks kms:Decrypt'])
  expect(who('tax_id').sort()).toEqual(['api-connect kms:Encrypt', 'sync-registrations kms:Decrypt'])
  expect(who('auth_token')).toEqual(who('api_secret'))
  expect(who('auth_token')).toEqual(who('page_token'))
  const aiKeys = AI_PROVIDERS.map((provider) => `${provider}_api_key`)
  for (const key of aiKeys)
    expect(who(key).sort()).toEqual([
      'answer-customers kms:Decrypt',
      'api-assistant kms:Decrypt',
      'api-settings kms:Decrypt',
      'api-settings kms:Encrypt',
      'read-lead-mails kms:Decrypt',
      'transcribe-sounds kms:Decrypt',
    ])
  const googleTokens = ['google_refresh_token', 'google_access_token']
  for (const token of googleTokens)
    expect([...new Set(who(token).map((use) => use.split(' ')[0]))].sort()).toEqual([
      'api-calendar',
      'close-dealerships',
      'sync-google',
    ])
  for (const { who, fields } of uses)
    expect(
      [
        ['password'],
        ['ftp_password'],
        ['webhook_secret'],
        ['tax_id'],
        ['auth_token', 'api_secret', 'page_token'],
        googleTokens,
        aiKeys,
      ],
      who,
    ).toContainEqual(fields)
})

const fieldsIn = (condition: object | undefined): string[] =>
  (condition as { StringEquals?: Record<string, string[]> })?.StringEquals?.['kms:EncryptionContext:field'] ?? []

test('nobody but syncs, imports, and removals reaches the files that dealers hand in', () => {
  const may = functionList.flatMap(({ name }) =>
    permissionsOf(stack, idOf(`Functions/${name}-role`))
      .filter(({ resource }) => resource.startsWith(`<${idOf('Lists/Bucket')}.Arn>`))
      .map(({ action }) => `${name} ${action}`),
  )
  expect(may.sort()).toEqual([
    'api-imports s3:GetObject',
    'api-imports s3:ListBucket',
    'api-imports s3:PutObject',
    'api-syncs s3:GetObject',
    'api-syncs s3:ListBucket',
    'api-syncs s3:PutObject',
    'close-dealerships s3:DeleteObject',
    'close-dealerships s3:ListBucket',
    'import-contacts s3:DeleteObject',
    'import-contacts s3:GetObject',
    'import-contacts s3:ListBucket',
    'import-contacts s3:PutObject',
    'remove-left s3:DeleteObject',
    'remove-left s3:ListBucket',
    'sync-inventory s3:GetObject',
    'sync-inventory s3:ListBucket',
    'sync-inventory s3:PutObject',
  ])
})

test('only the site’s pages may send files to the bucket, and what is sent is private, and gone for good after a week', () => {
  const lists = at('Lists/Bucket').Properties
  const { CorsConfiguration, LifecycleConfiguration, PublicAccessBlockConfiguration } = lists
  expect(Object.values(PublicAccessBlockConfiguration)).toEqual([true, true, true, true])
  expect(CorsConfiguration.CorsRules).toEqual([
    { AllowedMethods: ['POST'], AllowedOrigins: ['https://*.cloudfront.net'], MaxAge: 3000 },
  ])
  // S3 rounds up to the next midnight, and what has versions is not gone when it expires.
  const [rule] = LifecycleConfiguration.Rules
  expect([rule.Status, rule.Prefix, rule.ExpirationInDays + 1]).toEqual(['Enabled', undefined, 7])
  expect(lists.VersioningConfiguration).toBeUndefined()
  const policies = JSON.stringify(all('AWS::CloudFront::ResponseHeadersPolicy'))
  expect(policies).toContain(JSON.stringify({ 'Fn::GetAtt': [idOf('Lists/Bucket'), 'RegionalDomainName'] }))
  const own = synthesize({ domain: 'app.example.com', certificateArn: 'arn:aws:acm:us-east-1:1:certificate/1' })
  expect(own.at('Lists/Bucket').Properties.CorsConfiguration.CorsRules[0].AllowedOrigins).toEqual([
    'https://app.example.com',
  ])
})

const OF_STRANGERS = ['public', 'visitor', 'signed']
const ofPeople = (Object.keys(routes) as FunctionName[]).filter((key) =>
  Object.values<Row>(routes[key]).some(({ access }) => !OF_STRANGERS.includes(access)),
)

test.each(ofPeople)('%s can count a key’s calls, and record that one was refused', (key) => {
  const permissions = permissionsOf(stack, idOf(`Functions/${functionOf(key)}-role`))
  expect(permissions.map(({ action }) => action)).toEqual(expect.arrayContaining(WRITE))
})

test('whoever may write may do every part of a transaction that the code has', () => {
  const code = globSync('functions/core/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const parts = code.flatMap((text) => [...text.matchAll(/actions\/transact(Put|Update|Delete|Check)'/g)])
  const made = new Set(parts.map(([, part]) => (part === 'Check' ? 'ConditionCheckItem' : `${part}Item`)))
  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis-iam.html
  for (const action of made) expect(ALLOWED['table:write']).toContain(`dynamodb:${action}`)
  expect(made).toContain('ConditionCheckItem')
})

test('the server may make every call of the user pool that its code makes with our credentials', () => {
  const code = globSync('functions/core/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const made = code.flatMap((text) =>
    [...text.matchAll(/\.(Admin\w+|\w+(?:IdentityProvider|UserPoolClient))Command\(/g)].map(
      (match) => `cognito-idp:${match[1]}`,
    ),
  )
  expect([...new Set(made)].sort()).toEqual([...(ALLOWED.users ?? []), ...(ALLOWED['users:providers'] ?? [])])
})
