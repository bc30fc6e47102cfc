import { Duration } from 'aws-cdk-lib'
import {
  EventSourceMapping,
  FilterCriteria,
  type IFunction,
  MetricType,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import { followedEntities } from '#contract/follows.ts'
import { jobs } from '#contract/jobs.ts'
import type { SetAside } from './set-aside.ts'
import type { Table } from './table.ts'

/**
 * The function itself sets aside changes it could not follow. Retries are for a batch that killed it, or that it could
 * not even set aside: after this many, Lambda sets it aside, so that one bad item does not hold up the rest for a day.
 */
const RETRIES = 10

interface Props {
  table: Table
  functionNamed: (name: string) => IFunction
  /** Takes a whole batch that keeps failing; the job writes here too. Only S3 receives the records themselves. */
  aside: SetAside
}

/** Lets through only items that something follows from; the function is not started for others. */
const ofFollowed = (image: string) => FilterCriteria.filter({ dynamodb: { [image]: { _et: { S: followedEntities } } } })

/**
 * Starts the job `react` with the table's changes, each item's in order: a failing batch is halved and retried, then
 * set aside.
 */
export class ChangeStream extends Construct {
  /** Names the mapping in its metrics. */
  readonly mappingId: string

  constructor(scope: Construct, id: string, { table, functionNamed, aside }: Props) {
    super(scope, id)
    const fn = functionNamed('react')
    table.grantFollow(fn)
    const mapping = new EventSourceMapping(this, 'Mapping', {
      target: fn,
      eventSourceArn: table.streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: [ofFollowed('NewImage'), ofFollowed('OldImage')],
      batchSize: jobs.react.batchSize,
      parallelizationFactor: jobs.react.lanes,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: RETRIES,
      maxRecordAge: Duration.hours(6),
      onFailure: { bind: () => ({ destination: aside.arn }) },
      metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
    })
    // Lambda tries the mapping's permissions when it is made.
    mapping.node.addDependency(fn.role ?? fn)
    this.mappingId = mapping.eventSourceMappingId
  }
}
