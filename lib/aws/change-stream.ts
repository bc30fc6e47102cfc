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
 * The function sets aside by itself what it could not follow. What comes again is a batch that killed it, or that it could
 * not even set aside: after so many tries Lambda does, so that one bad item does not hold up the rest for a day.
 */
const RETRIES = 10

interface Props {
  table: Table
  functionNamed: (name: string) => IFunction
  /** Where a batch that keeps failing is set aside whole, which the job may do itself: of all destinations, S3 alone receives the records themselves. */
  aside: SetAside
}

/** Nobody is started for items that nothing follows from. */
const ofFollowed = (image: string) => FilterCriteria.filter({ dynamodb: { [image]: { _et: { S: followedEntities } } } })

/**
 * Starts the job `react` with what changed in the table, the changes of one item in their order: a failing batch is halved
 * and repeated, then set aside.
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
