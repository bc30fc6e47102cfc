import type { Edge } from './edges.ts'
import { permissionsOf } from './permissions-of.ts'
import type { StackView } from './stack-facts.ts'
import { written } from './written.ts'

type Stack = StackView

/** Conditions on the contents of our own calls: each applies only to the function's declared use. */
const OF_THE_CALL = /^(kms:EncryptionContext:field|ses:FromAddress|s3:prefix|dynamodb:LeadingKeys)$/i

/** True if a policy of the template allows the call: the role's own, or the called resource's for a service. */
export function allows(stack: Stack, { by, action, resource }: Edge): boolean {
  const isIt = (pattern: string) => fits(pattern, resource) || pattern.startsWith(resource)
  if ('role' in by) {
    return permissionsOf(stack, by.role).some(
      (permission) =>
        (!action || fits(permission.action, action)) &&
        isIt(permission.resource) &&
        conditionsOf(permission.condition).every(([key]) => OF_THE_CALL.test(key)),
    )
  }
  const ofTheService: Record<string, string> = {
    'aws:sourcearn': by.source,
    'aws:sourceaccount': '<AWS::AccountId>',
    'aws:referer': '<AWS::AccountId>',
  }
  return statementsFor(stack, by.service).some(
    (statement) =>
      [statement.Action].flat().some((pattern) => fits(pattern, action ?? '')) &&
      [statement.Resource].flat().some((one) => fits(written(one), resource)) &&
      conditionsOf(statement.Condition).every(([key, values]) =>
        values.some((value) => fits(value, ofTheService[key.toLowerCase()] ?? '')),
      ),
  )
}

interface Statement {
  Action: string | string[]
  Resource: unknown
  Condition?: object
}

/** Statements by which resources allow a service: their policies, and a function's equivalent permissions. */
function statementsFor({ all }: Stack, service: string): Statement[] {
  const policies = ['AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy'].flatMap((type) =>
    all(type).flatMap(({ Properties }) => Properties.PolicyDocument.Statement),
  )
  const permissions = all('AWS::Lambda::Permission')
    .filter(({ Properties }) => Properties.Principal === service)
    .map(({ Properties }) => ({
      Action: Properties.Action,
      Resource: Properties.FunctionName,
      Condition: Properties.SourceArn
        ? { ArnLike: { 'aws:SourceArn': Properties.SourceArn } }
        : { StringEquals: { 'aws:SourceAccount': Properties.SourceAccount } },
    }))
  const toService = policies.filter(
    ({ Effect, Principal }) => Effect === 'Allow' && [Principal.Service].flat().includes(service),
  )
  return [...toService, ...permissions]
}

/** Each condition's key with the values that it may have. */
const conditionsOf = (condition: object = {}): [string, string[]][] =>
  Object.values(condition).flatMap((keys) =>
    Object.entries<unknown>(keys).map(([key, values]): [string, string[]] => [key, [values].flat().map(written)]),
  )

/** As a policy compares: `*` stands for anything. */
function fits(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text)
}
