import { CfnCondition, CfnParameter, Fn, type Stack } from 'aws-cdk-lib'

/** The account at Stripe to which dealerships pay; empty for none: then nobody is asked to. */
export function stripeAccount(stack: Stack) {
  const secretKey = new CfnParameter(stack, 'StripeSecretKey', {
    default: '',
    noEcho: true,
    description: 'A secret or restricted key of the account at Stripe to which dealerships pay.',
  })
  const webhookSecret = new CfnParameter(stack, 'StripeWebhookSecret', {
    default: '',
    noEcho: true,
    description: 'The signing secret of the webhook endpoint /api/webhooks/stripe at Stripe.',
  })
  const isPaid = new CfnCondition(stack, 'IsPaid', {
    expression: Fn.conditionNot(Fn.conditionEquals(secretKey.valueAsString, '')),
  })
  return {
    secretKey: secretKey.valueAsString,
    webhookSecret: webhookSecret.valueAsString,
    trials: Fn.conditionIf(isPaid.logicalId, 'yes', '').toString(),
  }
}
