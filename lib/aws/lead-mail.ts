import { CfnCondition, CfnParameter, Fn, Stack } from 'aws-cdk-lib'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { type CfnReceiptRule, type CfnReceiptRuleSet, ReceiptRuleSet } from 'aws-cdk-lib/aws-ses'
import { Lambda } from 'aws-cdk-lib/aws-ses-actions'
import { Construct } from 'constructs'
import type { FileBucket } from './file-bucket.ts'

/**
 * Mail with leads to dealerships' addresses: SES keeps it, then has it read. Without a domain for it, dealerships are
 * offered no such address. SES must be told once to use the rules (lib/README.md).
 */
export class LeadMail extends Construct {
  readonly domain: string

  constructor(scope: Construct, id: string, { mails, reader }: { mails: FileBucket; reader: IFunction }) {
    super(scope, id)
    this.domain = new CfnParameter(Stack.of(this), 'LeadsDomain', {
      description: 'A domain whose mail SES receives, for leads; empty: none.',
      default: '',
    }).valueAsString
    const isOn = new CfnCondition(this, 'IsOn', { expression: Fn.conditionNot(Fn.conditionEquals(this.domain, '')) })
    const rules = new ReceiptRuleSet(this, 'Rules')
    const rule = rules.addRule('Leads', {
      recipients: [this.domain],
      scanEnabled: true,
      actions: [mails.receive('mails/'), new Lambda({ function: reader })],
    })
    // The constructs' own resources are these.
    for (const one of [rules, rule])
      (one.node.defaultChild as CfnReceiptRuleSet | CfnReceiptRule).cfnOptions.condition = isOn
  }
}
