import { CfnCondition, CfnOutput, CfnParameter, Fn, Stack, Validations } from 'aws-cdk-lib'
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'

/** The domain that our mail comes from, and the sender address in it. */
export class Mail extends Construct {
  readonly from: string
  readonly identityArn: string
  /** True once the domain's records are in the DNS. Before that nothing can be sent in its name. */
  readonly isVerified: CfnCondition

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const stack = Stack.of(this)
    this.from = new CfnParameter(stack, 'MailFrom', {
      description: 'The address that mails come from, in a domain whose DNS you can write.',
      allowedPattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+',
    }).valueAsString
    const verified = new CfnParameter(stack, 'MailVerified', {
      description: 'Set to yes and deploy again once SES shows the domain as verified.',
      allowedValues: ['no', 'yes'],
      default: 'no',
    })
    this.isVerified = new CfnCondition(this, 'IsVerified', {
      expression: Fn.conditionEquals(verified.valueAsString, 'yes'),
    })

    const domain = Fn.select(1, Fn.split('@', this.from))
    const identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(domain) })
    this.identityArn = stack.formatArn({ service: 'ses', resource: 'identity', resourceName: domain })
    identity.dkimRecords.forEach(({ name, value }, n) => {
      new CfnOutput(stack, `MailRecord${n + 1}`, { value: `${name} CNAME ${value}` })
    })
  }

  /** Sending from any domain that this account may send from: dealerships prove theirs. */
  grantSendAsDealerships(fn: IFunction) {
    this.#grant(fn, ['ses:SendEmail'])
  }

  grantIdentities(fn: IFunction) {
    this.#grant(fn, ['ses:CreateEmailIdentity', 'ses:GetEmailIdentity'])
  }

  #grant(fn: IFunction, actions: string[]) {
    const resources = [Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' })]
    fn.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions, resources }))
    Validations.of(fn.role ?? fn).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:ses:<AWS::Region>:<AWS::AccountId>:identity/*]',
      reason: 'Dealerships prove their domains while the product runs: the core picks the one of who sends.',
    })
  }

  grantSend(fn: IGrantable) {
    fn.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [this.identityArn],
        conditions: { StringEquals: { 'ses:FromAddress': this.from } },
      }),
    )
  }
}
