import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, ProjectionType, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { type IGrantable, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { chainPartitions, table as layout, openPartitions, sealedPartitions } from '#contract/table.ts'

const text = (name: string) => ({ name, type: AttributeType.STRING })

/** The one table: kept when the stack is deleted, restorable to any second of the last 35 days, and streamed. */
export class Table extends Construct {
  readonly name: string
  readonly streamArn: string
  readonly #arn: string

  /** `isProtected`: protects against deletion, including by CloudFormation. */
  constructor(scope: Construct, id: string, { isProtected }: { isProtected: boolean }) {
    super(scope, id)
    const table = new TableV2(this, 'Table', {
      partitionKey: text(layout.partitionKey),
      sortKey: text(layout.sortKey),
      timeToLiveAttribute: layout.ttl,
      globalSecondaryIndexes: Object.entries(layout.indexes).map(([indexName, keys]) => ({
        indexName,
        partitionKey: text(keys.partitionKey),
        sortKey: text(keys.sortKey),
        ...('holds' in keys && { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...keys.holds] }),
      })),
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: isProtected,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    this.name = table.tableName
    this.#arn = table.tableArn
    // A table with dynamoStream always has one.
    this.streamArn = table.tableStreamArn as string
  }

  /** Grants reading by key and by index, but no connections. */
  grantRead(fn: IGrantable) {
    const indexes = Object.keys(layout.indexes).map((name) => `${this.#arn}/index/${name}`)
    grant(fn, READ, [this.#arn, ...indexes], without(sealedPartitions))
  }

  grantReadSealed(fn: IGrantable) {
    grant(fn, READ, [this.#arn], only(sealedPartitions))
  }

  /** Everything but the audit log's chain. A transaction needs the permissions of each of its parts. */
  grantWrite(fn: IGrantable) {
    const actions = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'BatchWriteItem']
    grant(fn, actions, [this.#arn], without(chainPartitions))
  }

  /** Grants finding all that a dealership has, wherever it lies: nothing else scans. */
  grantWalk(fn: IGrantable) {
    grant(fn, ['Scan', 'Query'], [this.#arn])
  }

  grantRemove(fn: IGrantable) {
    grant(fn, ['BatchWriteItem', 'DeleteItem'], [this.#arn])
  }

  /** The chain only grows, and its head moves on. */
  grantChain(fn: IGrantable) {
    grant(fn, ['PutItem'], [this.#arn], only(chainPartitions))
  }

  /** Grants reading a part of what strangers may see, and nothing else. */
  grantReadOpen(fn: IGrantable, part: 'showroom' | 'shared') {
    grant(fn, READ, [this.#arn], only(openPartitions[part]))
  }

  grantCountVisits(fn: IGrantable) {
    grant(fn, ['PutItem', 'UpdateItem'], [this.#arn], only(openPartitions.count))
  }

  grantFollow(fn: IGrantable) {
    grant(fn, ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'], [this.streamArn])
  }
}

const READ = ['GetItem', 'BatchGetItem', 'Query']
const PARTITIONS = 'dynamodb:LeadingKeys'
const without = (partitions: readonly string[]) => ({ 'ForAllValues:StringNotLike': { [PARTITIONS]: partitions } })
const only = (partitions: readonly string[]) => ({ 'ForAllValues:StringLike': { [PARTITIONS]: partitions } })

function grant(fn: IGrantable, actions: string[], resources: string[], conditions?: Record<string, object>) {
  const named = actions.map((action) => `dynamodb:${action}`)
  fn.grantPrincipal.addToPrincipalPolicy(new PolicyStatement({ actions: named, resources, conditions }))
}
