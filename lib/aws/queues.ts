import { Duration, NestedStack } from 'aws-cdk-lib'
import { type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { queueVariable } from '#contract/environment.ts'
import { functionList } from '../function-list.ts'
import { DeadLetters } from './dead-letters.ts'

/** A queue for every job that has one, each with a dead-letter queue for failures. In its own stack, like Routes. */
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
        // Lambda advises six times the function's timeout, so that a message is not delivered twice.
        visibilityTimeout: Duration.seconds(6 * job.timeoutSeconds),
        deadLetterQueue: { queue: deadLetters, maxReceiveCount: job.maxReceiveCount },
      })
      this.#queues.set(name, queue)
      this.deadLetters.set(name, deadLetters)
      this.urls[queueVariable(name)] = queue.queueUrl
    }
  }

  named(name: string): Queue {
    const queue = this.#queues.get(name)
    if (!queue) throw new Error(`There is no queue ${name}.`)
    return queue
  }

  grantSend(name: string, fn: IFunction) {
    this.named(name).grant(fn, 'sqs:SendMessage')
  }

  /** Number of messages sent to a job's queue per day. */
  metricSent(name: string): IMetric {
    return this.named(name).metricNumberOfMessagesSent({ period: Duration.days(1), statistic: Stats.SUM })
  }

  /** Starts each job with the messages on its queue; only those that a batch reports as failed come back. */
  start(functionNamed: (name: string) => IFunction) {
    for (const { name, job } of functionList) {
      if (job?.source !== 'queue') continue
      const source = new SqsEventSource(this.#queues.get(name) as Queue, {
        batchSize: job.batchSize,
        // Unbounded, one job's backlog would use up the account's concurrency, which the API shares.
        maxConcurrency: job.workers,
        reportBatchItemFailures: true,
      })
      functionNamed(name).addEventSource(source)
    }
  }
}
