import { CfnParameter, Duration, Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Alarm, type IMetric, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { functionList } from '../function-list.ts'
import type { Queues } from './queues.ts'

/** Pushes and counters that are older than this have stopped being live. */
const STREAM_LAG_SECONDS = 60
const PERIOD = { period: Duration.minutes(5) }

interface Props {
  functionNamed: (name: string) => Lambda
  queues: Queues
  api: HttpApi
  /** The stream's event source mapping. */
  mappingId: string
}

/** Everything that would be lost or late without a person looking, as a mail to that person. */
export class Alarms extends Construct {
  readonly #action: SnsAction

  constructor(scope: Construct, id: string, { functionNamed, queues, api, mappingId }: Props) {
    super(scope, id)
    const address = new CfnParameter(Stack.of(this), 'AlarmMail', {
      description: 'Who is told when something fails. SNS asks this address to confirm.',
    })
    const topic = new Topic(this, 'Topic', { enforceSSL: true })
    topic.addSubscription(new EmailSubscription(address.valueAsString))
    this.#action = new SnsAction(topic)

    for (const [name, queue] of queues.deadLetters) {
      this.#any(`${name}-dead-letters`, queue.metricApproximateNumberOfMessagesVisible(PERIOD))
    }
    for (const { name, job } of functionList) {
      const fn = functionNamed(name)
      this.#any(`${name}-errors`, fn.metricErrors(PERIOD))
      if (job?.source === 'stream') this.#any(`${name}-late`, lag(fn), STREAM_LAG_SECONDS * 1000)
    }
    this.#any('changes-set-aside', setAside(mappingId))
    this.#any('api-5xx', api.metricServerError({ ...PERIOD, statistic: Stats.SUM }))
  }

  /** Tells as soon as the metric is over what is allowed, which is mostly nothing. */
  #any(id: string, metric: IMetric, allowed = 0) {
    new Alarm(this, id, {
      metric,
      threshold: allowed + 1,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(this.#action)
  }
}

const lag = (fn: Lambda) => fn.metric('IteratorAge', { ...PERIOD, statistic: Stats.MAXIMUM })

const setAside = (mappingId: string) =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'OnFailureDestinationDeliveredEventCount',
    dimensionsMap: { EventSourceMappingUUID: mappingId },
    statistic: Stats.SUM,
    ...PERIOD,
  })
