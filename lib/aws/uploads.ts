import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  HttpMethods,
  type IBucket,
} from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { FILE_KEPT_DAYS } from '../../functions/contract/syncs.ts'

/** Lambda chooses this prefix for what it sets aside. */
const ASIDE = 'aws/lambda/'
/** Dealers' files, and the lists of what was wrong with them (functions/core/outside/feed-files.ts). */
const FEEDS = 'feeds/'

interface Props {
  logs: IBucket
  /** Whose pages may send files; one `*` may stand for a part of the name. */
  site: string
}

/** The dealerships' files, and the changes that the stream's consumer could not follow. Private, versioned, kept. */
export class Uploads extends Construct {
  readonly name: string
  readonly arn: string
  /** Where a browser sends a file with a signed form. */
  readonly origin: string
  readonly #logicalId: string

  constructor(scope: Construct, id: string, { logs, site }: Props) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'uploads/',
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [site], maxAge: 3000 }],
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1), noncurrentVersionExpiration: Duration.days(30) },
        { prefix: ASIDE, expiration: Duration.days(365) },
        // What has expired is a noncurrent version for a day: gone after seven in all.
        { prefix: FEEDS, expiration: Duration.days(FILE_KEPT_DAYS), noncurrentVersionExpiration: Duration.days(1) },
      ],
    })
    this.#logicalId = Stack.of(this).getLogicalId(bucket.node.defaultChild as CfnBucket)
    this.name = bucket.bucketName
    this.arn = bucket.bucketArn
    this.origin = `https://${bucket.bucketRegionalDomainName}`
  }

  /** What Lambda needs to set a failed batch aside in a function's name. */
  grantSetAside(fn: IFunction) {
    this.#grantAside(fn, ['s3:PutObject'])
    // Lambda looks whether the bucket is there, which asks for no prefix.
    this.#grantList(fn)
  }

  /** Taking up again what was set aside, and nothing else of the bucket. */
  grantReplay(fn: IFunction) {
    this.#grantAside(fn, ['s3:GetObject', 's3:DeleteObject'])
    this.#grantList(fn, { StringLike: { 's3:prefix': `${ASIDE}*` } })
  }

  grantFeedsRead(fn: IFunction) {
    this.#grantFeeds(fn, ['s3:GetObject'])
  }

  grantFeedsWrite(fn: IFunction) {
    this.#grantFeeds(fn, ['s3:PutObject'])
  }

  #grantFeeds(fn: IFunction, actions: string[]) {
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [`${this.arn}/${FEEDS}*`] }))
    Validations.of(fn.role ?? fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${this.#logicalId}.Arn>/${FEEDS}*]`,
      reason: 'A file lies under its dealership and run, which do not exist yet when this is written.',
    })
  }

  #grantList(fn: IFunction, conditions?: Record<string, object>) {
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.arn], conditions }))
  }

  #grantAside(fn: IFunction, actions: string[]) {
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [`${this.arn}/${ASIDE}*`] }))
    Validations.of(fn.role ?? fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${this.#logicalId}.Arn>/${ASIDE}*]`,
      reason: 'Lambda names what it sets aside by the moment: no list of it can be written here.',
    })
  }
}
