import { ArnFormat, CfnParameter, Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, type IMetric, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct, type IConstruct } from 'constructs'
import { MAILS_A_DAY } from '#contract/people/mails.ts'
import { functionList } from '../function-list.ts'
import type { DeadLetters } from './dead-letters.ts'

/** Pushes and counters older than this are no longer live. */
const STREAM_LAG_SECONDS = 60
/** One hiccup of Twilio's is a 502 too, and the person who clicked sees it anyway: this many are an outage. */
const API_ERRORS = 5
const PERIOD = { period: Duration.minutes(5) }

interface Props {
  functionNamed: (name: string) => Lambda
  /** By the job that failed. */
  deadLetters: Iterable<[string, DeadLetters]>
  api: HttpApi
  /** The stream's event source mapping. */
  mappingId: string
  /** The group of all schedules. */
  scheduleGroup: string
  /** Mails per day that people, or someone's script, requested through the sign-up and sign-in forms. */
  mailsAsked: IMetric
}

/** Mails an operator about everything that would otherwise be lost or late. A function's and a queue's are beside them. */
export class Alarms extends Construct {
  readonly #action: SnsAction

  constructor(scope: Construct, id: string, { functionNamed, deadLetters, mappingId, ...watched }: Props) {
    super(scope, id)
    const { api, scheduleGroup, mailsAsked } = watched
    const address = new CfnParameter(scope, 'AlarmMail', {
      description: 'Who is told when something fails. SNS asks this address to confirm.',
    })
    const topic = new Topic(this, 'Topic', { enforceSSL: true })
    letAlarmsPublish(topic)
    topic.addSubscription(new EmailSubscription(address.valueAsString))
    this.#action = new SnsAction(topic)

    for (const [name, queue] of deadLetters) {
      const visible = queue.metricApproximateNumberOfMessagesVisible(PERIOD)
      this.#any(`${name}-left`, visible, { beside: queue })
    }
    for (const { name, job } of functionList) {
      const fn = functionNamed(name)
      this.#any(`${name}-errors`, fn.metricErrors(PERIOD), { beside: fn })
      if (job?.source !== 'stream') continue
      const lost = sum('AWS/Lambda', 'DestinationDeliveryFailures', { FunctionName: fn.functionName })
      this.#any(`${name}-late`, lag(fn), { beside: fn, allowed: STREAM_LAG_SECONDS * 1000 })
      this.#any(`${name}-lost`, lost, { beside: fn })
    }
    const aside = { EventSourceMappingUUID: mappingId }
    this.#any('changes-set-aside', sum('AWS/Lambda', 'OnFailureDestinationDeliveredEventCount', aside))
    // Of all functions together, because they share the account's concurrency.
    this.#any('throttles', sum('AWS/Lambda', 'Throttles'))
    this.#any('schedules-dropped', sum('AWS/Scheduler', 'InvocationDroppedCount', { ScheduleGroup: scheduleGroup }))
    this.#any('api-5xx', api.metricServerError({ ...PERIOD, statistic: Stats.SUM }), { allowed: API_ERRORS - 1 })
    // Half of the daily limit: an attack, or success, and either needs attention before the other half is used up.
    this.#any('mails-asked', mailsAsked, { allowed: MAILS_A_DAY / 2 - 1 })
  }

  /** Alarms as soon as the metric exceeds `allowed`, which is mostly zero. */
  #any(id: string, metric: IMetric, { beside, allowed = 0 }: { beside?: IConstruct; allowed?: number } = {}) {
    new Alarm((beside?.node.scope as Construct | undefined) ?? this, id, {
      metric,
      threshold: allowed + 1,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(this.#action)
  }
}

/** A topic with its own policy lacks the default one, which lets everything in the account publish. */
function letAlarmsPublish(topic: Topic) {
  const { account } = Stack.of(topic)
  const alarms = Stack.of(topic).formatArn({
    service: 'cloudwatch',
    resource: 'alarm',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': account }, ArnLike: { 'aws:SourceArn': alarms } },
    }),
  )
}

const lag = (fn: Lambda) => fn.metric('IteratorAge', { ...PERIOD, statistic: Stats.MAXIMUM })

const sum = (namespace: string, metricName: string, dimensionsMap?: Record<string, string>) =>
  new Metric({ namespace, metricName, dimensionsMap, statistic: Stats.SUM, ...PERIOD })
