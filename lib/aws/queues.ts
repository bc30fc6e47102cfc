import { Duration, NestedStack } from 'aws-cdk-lib'
import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { queueVariable } from '#contract/environment.ts'
import { functionList } from '../function-list.ts'
import { DeadLetters } from './dead-letters.ts'

/** A queue for every job that has one, each with a dead-letter queue for what failed. A stack of its own, as Routes is. */
export class Queues extends NestedStack {
  /** Queue URLs by the environment variable that holds them. */
  readonly urls: Record<string, string> = {}
  readonly deadLetters = new Map<string, DeadLetters>()
  readonly #queues = new Map<string, Queue>()

  constructor(scope: Construct, id: string) {
    super(scope, id)
    for (const { name, job } of functionList) {
      if (job?.source !== 'queue') continue
      const deadLetters = new DeadLetters(this, `${name}-dead-letters`)
      const queue = new Queue(this, name, {
        encryption: QueueEncryption.SQS_MANAGED,
        enforceSSL: true,
        // Six times the function's own time is what Lambda advises, so that a message is not given out twice.
        visibilityTimeout: Duration.seconds(6 * job.timeoutSeconds),
        deadLetterQueue: { queue: deadLetters, maxReceiveCount: job.maxReceiveCount },
      })
      this.#queues.set(name, queue)
      this.deadLetters.set(name, deadLetters)
      this.urls[queueVariable(name)] = queue.queueUrl
    }
  }

  grantSend(name: string, fn: IFunction) {
    const queue = this.#queues.get(name)
    if (!queue) throw new Error(`A function puts work on the queue ${name}, and no job of that name has a queue.`)
    queue.grant(fn, 'sqs:SendMessage')
  }

  /** How many messages a job's queue was sent in a day. */
  metricSent(name: string): IMetric {
    const queue = this.#queues.get(name)
    if (!queue) throw new Error(`There is no queue ${name}.`)
    return queue.metricNumberOfMessagesSent({ period: Duration.days(1), statistic: Stats.SUM })
  }

  /** Starts each job with what lies on its queue; what a batch reports as failed comes back, the rest does not. */
  start(functionNamed: (name: string) => IFunction) {
    for (const { name, job } of functionList) {
      if (job?.source !== 'queue') continue
      const source = new SqsEventSource(this.#queues.get(name) as Queue, {
        batchSize: job.batchSize,
        // Unbounded, one job's backlog would use up the account's concurrency, which is the API's too.
        maxConcurrency: job.workers,
        reportBatchItemFailures: true,
      })
      functionNamed(name).addEventSource(source)
    }
  }
}
