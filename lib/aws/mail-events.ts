import { Stack } from 'aws-cdk-lib'
import { type IGrantable, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses'
import { Subscription, SubscriptionProtocol, Topic } from 'aws-cdk-lib/aws-sns'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'

/** Has SES tell what becomes of mails to customers: bounces, complaints, and deliveries, each on the job's queue. */
export class MailEvents extends Construct {
  /** SES's set: mail that names it is told of. */
  readonly set: string

  constructor(scope: Construct, id: string, queue: IQueue) {
    super(scope, id)
    const set = new ConfigurationSet(this, 'Set')
    const topic = new Topic(this, 'Topic', { enforceSSL: true })
    set.addEventDestination('Told', {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.DELIVERY],
    })
    // Not `SqsSubscription`: the queue is in a nested stack, which may not depend on what allows the topic.
    const isTopic = { ArnEquals: { 'aws:SourceArn': topic.topicArn } }
    queue.addToResourcePolicy(
      new PolicyStatement({
        ...{ principals: [new ServicePrincipal('sns.amazonaws.com')], actions: ['sqs:SendMessage'] },
        ...{ resources: [queue.queueArn], conditions: isTopic },
      }),
    )
    const protocol = SubscriptionProtocol.SQS
    new Subscription(this, 'Subscription', { topic, protocol, endpoint: queue.queueArn, rawMessageDelivery: true })
    this.set = set.configurationSetName
  }

  /** Mail that names the set needs this beside its domain. */
  grantName(fn: IGrantable) {
    const resource = { service: 'ses', resource: 'configuration-set', resourceName: this.set }
    const resources = [Stack.of(this).formatArn(resource)]
    fn.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions: ['ses:SendEmail'], resources }))
  }
}
