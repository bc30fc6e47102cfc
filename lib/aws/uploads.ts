import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'

/** Lambda chooses this prefix for what it sets aside. */
const ASIDE = 'aws/lambda/'
/** Contacts as files (functions/core/platform/aws/export-files.ts). */
const EXPORTS = 'exports/'

const SET_ASIDE = 'Lambda names what it sets aside by the moment: no list of it can be written here.'
const EXPORTED = 'An export lies under its dealership and id, which do not exist yet when this is written.'

/** The changes that the stream's consumer could not follow, kept for a year, and exports, for a week. Private, versioned. */
export class Uploads extends Construct {
  readonly name: string
  readonly arn: string
  readonly #logicalId: string

  constructor(scope: Construct, id: string, { logs }: { logs: IBucket }) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'uploads/',
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1), noncurrentVersionExpiration: Duration.days(30) },
        { prefix: ASIDE, expiration: Duration.days(365) },
        { prefix: EXPORTS, expiration: Duration.days(6), noncurrentVersionExpiration: Duration.days(1) },
      ],
    })
    this.#logicalId = Stack.of(this).getLogicalId(bucket.node.defaultChild as CfnBucket)
    this.name = bucket.bucketName
    this.arn = bucket.bucketArn
  }

  /** Setting a failed batch aside, which Lambda too does in the function's name. */
  grantSetAside(fn: IFunction) {
    this.#grant(fn, ASIDE, ['s3:PutObject'], SET_ASIDE)
    // Lambda looks whether the bucket is there, which asks for no prefix.
    this.#grantList(fn)
  }

  /** Taking up again what was set aside, and nothing else of the bucket. */
  grantReplay(fn: IFunction) {
    this.#grant(fn, ASIDE, ['s3:GetObject', 's3:DeleteObject'], SET_ASIDE)
    this.#grantList(fn, { StringLike: { 's3:prefix': `${ASIDE}*` } })
  }

  #grantList(fn: IFunction, conditions?: Record<string, object>) {
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.arn], conditions }))
  }

  grantWriteExports(fn: IFunction) {
    this.#grant(fn, EXPORTS, ['s3:PutObject'], EXPORTED)
  }

  grantReadExports(fn: IFunction) {
    this.#grant(fn, EXPORTS, ['s3:GetObject'], EXPORTED)
  }

  #grant(fn: IFunction, prefix: string, actions: string[], reason: string) {
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [`${this.arn}/${prefix}*`] }))
    Validations.of(fn.role ?? fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${this.#logicalId}.Arn>/${prefix}*]`,
      reason,
    })
  }
}
