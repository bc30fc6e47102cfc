import { functionList } from '../../lib/function-list.ts'
import type { StackView } from './stack-facts.ts'
import { written } from './written.ts'

type Stack = StackView

/** One part of the stack calls another. */
export interface Edge {
  from: string
  /** The role that it calls with, or the service that calls for it. */
  by: { role: string } | { service: string; source: string }
  /** Undefined: any, because another test says which. */
  action?: string
  /** The ARN that the call is about, as `written`. */
  resource: string
}

const ACCOUNT = '<AWS::Region>:<AWS::AccountId>'
const invoke = (from: string, service: string, source: string, fn: unknown): Edge => ({
  from,
  by: { service: `${service}.amazonaws.com`, source },
  action: 'lambda:InvokeFunction',
  resource: written(fn),
})
const roleOf = ({ resources }: Stack, functionId: string) => idIn(resources[functionId]?.Properties.Role)
const idIn = (reference: unknown) => /<([^.>]+)/.exec(written(reference))?.[1] ?? ''

// biome-ignore lint/suspicious/noExplicitAny: a template's properties have as many shapes as AWS has resources.
type Calls = (properties: any, id: string, stack: Stack) => Edge[]

/** Whom each kind of resource calls. What only the person who deploys must be allowed to do is no edge. */
const CALLS: Record<string, Calls> = {
  'AWS::CloudWatch::Alarm': ({ AlarmActions }, id) =>
    AlarmActions.map((topic: unknown) => ({
      from: id,
      by: { service: 'cloudwatch.amazonaws.com', source: `arn:<AWS::Partition>:cloudwatch:${ACCOUNT}:alarm:${id}` },
      action: 'sns:Publish',
      resource: written(topic),
    })),
  'AWS::ApiGatewayV2::Integration': ({ ApiId, IntegrationUri }, id) => [
    invoke(
      id,
      'apigateway',
      `arn:<AWS::Partition>:execute-api:${ACCOUNT}:${written(ApiId)}/$default/GET/x`,
      IntegrationUri,
    ),
  ],
  // Its mails leave by a role that Cognito makes for itself.
  'AWS::Cognito::UserPool': ({ LambdaConfig = {} }, id) => {
    const triggers: Record<string, { LambdaArn?: unknown }> = LambdaConfig['Fn::If']?.[1] ?? LambdaConfig
    // The later triggers have a version beside the function.
    return Object.values(triggers).map((fn) => invoke(id, 'cognito-idp', `<${id}.Arn>`, fn.LambdaArn ?? fn))
  },
  'AWS::SES::ReceiptRuleSet': () => [],
  'AWS::SES::ReceiptRule': ({ Rule }, id) =>
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    Rule.Actions.flatMap(({ LambdaAction, S3Action }: any) => [
      ...(LambdaAction ? [invoke(id, 'ses', 'any', LambdaAction.FunctionArn)] : []),
      ...(S3Action
        ? [
            {
              from: id,
              by: { service: 'ses.amazonaws.com', source: 'any' },
              action: 's3:PutObject',
              resource: `<${idIn(S3Action.BucketName)}.Arn>/${S3Action.ObjectKeyPrefix}x`,
            },
          ]
        : []),
    ]),
  'AWS::SES::ConfigurationSetEventDestination': ({ ConfigurationSetName, EventDestination }, id) => [
    {
      from: id,
      by: {
        service: 'ses.amazonaws.com',
        source: `arn:<AWS::Partition>:ses:${ACCOUNT}:configuration-set/${written(ConfigurationSetName)}`,
      },
      action: 'sns:Publish',
      resource: written(EventDestination.SnsDestination.TopicARN),
    },
  ],
  'AWS::AppSync::Api': ({ EventConfig }, id) =>
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    EventConfig.AuthProviders.flatMap(({ LambdaAuthorizerConfig: lambda }: any) =>
      lambda ? invoke(id, 'appsync', `<${id}.ApiArn>`, lambda.AuthorizerUri) : [],
    ),
  'AWS::Lambda::Function': ({ Role, LoggingConfig }, id) => [
    ...(LoggingConfig
      ? [
          {
            from: id,
            by: { role: idIn(Role) },
            action: 'logs:PutLogEvents',
            resource: `<${idIn(LoggingConfig.LogGroup)}.Arn>`,
          },
        ]
      : []),
  ],
  'AWS::Lambda::EventSourceMapping': (mapping, id, stack) => {
    const by = { role: roleOf(stack, idIn(mapping.FunctionName)) }
    const source = written(mapping.EventSourceArn)
    const actions = source.endsWith('.StreamArn>')
      ? ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams']
      : ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes']
    const aside = mapping.DestinationConfig && written(mapping.DestinationConfig.OnFailure.Destination)
    return [
      ...actions.map((action) => ({ from: id, by, action, resource: source })),
      ...(aside
        ? [
            { from: id, by, action: 's3:PutObject', resource: `${aside}/aws/lambda/x` },
            { from: id, by, action: 's3:ListBucket', resource: aside },
          ]
        : []),
    ]
  },
  'AWS::Lambda::EventInvokeConfig': ({ FunctionName, DestinationConfig }, id, stack) => [
    {
      from: id,
      by: { role: roleOf(stack, idIn(FunctionName)) },
      action: 'sqs:SendMessage',
      resource: written(DestinationConfig.OnFailure.Destination),
    },
  ],
  'AWS::Scheduler::Schedule': ({ Target: { Arn, RoleArn, DeadLetterConfig } }, id) => {
    const by = { role: idIn(RoleArn) }
    return [
      { from: id, by, action: 'lambda:InvokeFunction', resource: written(Arn) },
      { from: id, by, action: 'sqs:SendMessage', resource: written(DeadLetterConfig.Arn) },
    ]
  },
  'AWS::CloudFront::Distribution': ({ DistributionConfig }, id) =>
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    DistributionConfig.Origins.flatMap(({ S3OriginConfig, DomainName }: any) =>
      S3OriginConfig
        ? {
            from: id,
            by: {
              service: 'cloudfront.amazonaws.com',
              source: `arn:<AWS::Partition>:cloudfront::<AWS::AccountId>:distribution/<${id}>`,
            },
            action: 's3:GetObject',
            resource: `<${idIn(DomainName)}.Arn>/x`,
          }
        : [],
    ),
  'AWS::S3::Bucket': ({ LoggingConfiguration: logs }, id) =>
    logs
      ? [
          {
            from: id,
            by: { service: 'logging.s3.amazonaws.com', source: `<${id}.Arn>` },
            action: 's3:PutObject',
            resource: `<${idIn(logs.DestinationBucketName)}.Arn>/${logs.LogFilePrefix}x`,
          },
        ]
      : [],
  'Custom::CDKBucketDeployment': ({ ServiceToken, DestinationBucketName, DistributionId }, id, stack) => {
    const by = { role: roleOf(stack, idIn(ServiceToken)) }
    return [
      { from: id, by, action: 's3:PutObject', resource: `<${idIn(DestinationBucketName)}.Arn>/x` },
      ...(DistributionId
        ? [{ from: id, by, action: 'cloudfront:CreateInvalidation', resource: written(DistributionId) }]
        : []),
    ]
  },
}

/** Kinds that call nobody, or whose calls another one's row names. */
const CALL_NOBODY =
  `ApiGatewayV2::Api ApiGatewayV2::Route ApiGatewayV2::Stage AppSync::ChannelNamespace CloudFormation::Stack CloudFront::CachePolicy
  CloudFront::Function CloudFront::OriginAccessControl CloudFront::ResponseHeadersPolicy Cognito::UserPoolClient Cognito::UserPoolDomain
  Cognito::UserPoolIdentityProvider
  DynamoDB::GlobalTable IAM::Policy IAM::Role KMS::Key Lambda::LayerVersion Lambda::Permission Logs::LogGroup S3::BucketPolicy
  SES::ConfigurationSet SES::EmailIdentity SNS::Subscription SNS::Topic SNS::TopicPolicy SQS::Queue SQS::QueuePolicy Scheduler::ScheduleGroup
  SecretsManager::Secret`
    .split(/\s+/)
    .map((name) => `AWS::${name}`)

/** The kinds of resource of which nobody has said yet whom they call. */
export const unknownKinds = ({ resources }: Stack): string[] => [
  ...new Set(
    Object.values(resources)
      .map(({ Type }) => Type)
      .filter((type) => !CALLS[type] && !CALL_NOBODY.includes(type)),
  ),
]

/** Every call from one part of the stack to another: what the template says, and what functions do by their uses. */
export const edgesOf = (stack: Stack): Edge[] => [
  ...Object.entries(stack.resources).flatMap(([id, { Type, Properties }]) =>
    (CALLS[Type]?.(Properties ?? {}, id, stack) ?? []).map((edge) => ({ ...edge, from: `${Type} ${edge.from}` })),
  ),
  ...functionList.flatMap(({ name, uses }) =>
    uses.flatMap((use) => {
      const resource = used(use, stack)
      const by = { role: stack.idOf(`Functions/${name}-role`) }
      return resource ? [{ from: `${name}, ${use}`, by, resource }] : []
    }),
  ),
]

/** The resource of a contract's use; undefined for a use that is only an environment variable. */
function used(use: string, { idOf }: Stack): string | undefined {
  const arn = (path: string) => `<${idOf(path)}.Arn>`
  if (use.startsWith('table:')) return arn('Table/Table')
  if (use.startsWith('media:')) return `${arn('Media/Bucket')}/x`
  if (use.startsWith('lists:')) return `${arn('Lists/Bucket')}/x`
  if (use.startsWith('queue:')) return arn(`Queues/${use.slice('queue:'.length)}`)
  if (/:(en|de)crypt$/.test(use)) return arn('Secrets/Key')
  if (use.startsWith('exports:')) return `${arn('Exports/Bucket')}/x`
  if (use.startsWith('set-aside:')) return `${arn('SetAside/Bucket')}/aws/lambda/x`
  if (use === 'users') return arn('Users/Pool')
  if (use === 'mail') return `arn:<AWS::Partition>:ses:${ACCOUNT}:identity/`
  if (use === 'events:publish') return `arn:<AWS::Partition>:appsync:${ACCOUNT}:apis/<${idOf('Events/Api')}.ApiId>/`
}
