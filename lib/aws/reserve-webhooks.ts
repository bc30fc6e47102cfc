import { CfnCondition, CfnParameter, Fn, Stack, Token } from 'aws-cdk-lib'
import type { CfnFunction, Function as Lambda } from 'aws-cdk-lib/aws-lambda'

/** Reserves part of the account's concurrency for the webhooks, so that nothing else can use it up; none if it is 0. */
export function reserveWebhooks(stack: Stack, webhooks: Lambda) {
  const parameter = new CfnParameter(stack, 'WebhooksConcurrency', {
    type: 'Number',
    default: 0,
    minValue: 0,
    description:
      'How many webhooks can always run at once. 0 keeps none: an account must leave 100 to everything else.',
  })
  const isReserved = new CfnCondition(Stack.of(webhooks), 'WebhooksReserved', {
    expression: Fn.conditionNot(Fn.conditionEquals(parameter.valueAsString, '0')),
  })
  const fn = webhooks.node.defaultChild as CfnFunction
  fn.reservedConcurrentExecutions = Token.asNumber(
    Fn.conditionIf(isReserved.logicalId, parameter.valueAsNumber, { Ref: 'AWS::NoValue' }),
  )
}
