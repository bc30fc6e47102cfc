import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { KEPT_DAYS } from '#contract/kept-days.ts'
import { grantKeys } from './grant-keys.ts'

/** Lambda's own prefix for failed batches. */
const PREFIX = 'aws/lambda/'

/** Changes that the stream's consumer could not follow. Private, versioned. */
export class SetAside extends Construct {
  readonly name: string
  readonly arn: string
  readonly #bucket: Bucket

  constructor(scope: Construct, id: string, { logs }: { logs: IBucket }) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'set-aside/',
      lifecycleRules: [
        {
          expiration: Duration.days(KEPT_DAYS.setAside),
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    })
    this.#bucket = bucket
    this.name = bucket.bucketName
    this.arn = bucket.bucketArn
  }

  /** Grants setting aside a failed batch, which Lambda itself also does with the function's role. */
  grantWrite(fn: IFunction) {
    this.#grant(fn, ['s3:PutObject'])
    // Lambda checks whether the bucket exists, by a request without a prefix.
    this.#grantList(fn)
  }

  /** Grants replaying changes that were set aside. */
  grantReplay(fn: IFunction) {
    this.#grant(fn, ['s3:GetObject', 's3:DeleteObject'])
    this.#grantList(fn, { StringLike: { 's3:prefix': `${PREFIX}*` } })
  }

  #grantList(fn: IFunction, conditions?: Record<string, object>) {
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.arn], conditions }))
  }

  #grant(fn: IFunction, actions: string[]) {
    const reason = 'Lambda names what it sets aside by the moment: no list of it can be written here.'
    grantKeys(fn, { bucket: this.#bucket, actions, prefix: PREFIX, reason })
  }
}
