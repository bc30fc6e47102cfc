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
import { FILE_KEPT_DAYS } from '#contract/stock/feed-files.ts'

interface Props {
  logs: IBucket
  /** Whose pages may send files; one `*` may stand for a part of the name. */
  site: string
}

/**
 * Dealers' files, and the lists of what was wrong with them (functions/core/platform/aws/feed-files.ts). Private, and gone for
 * good after seven days: S3 rounds six up to the next midnight. Versions would outlive that by up to two days more.
 */
export class Feeds extends Construct {
  readonly name: string
  /** Where a browser sends a file with a signed form. */
  readonly origin: string
  readonly #arn: string
  readonly #logicalId: string

  constructor(scope: Construct, id: string, { logs, site }: Props) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: false,
      // A bucket with files in it cannot be deleted: the stack goes without it.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'feeds/',
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [site], maxAge: 3000 }],
      lifecycleRules: [
        { expiration: Duration.days(FILE_KEPT_DAYS), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    })
    this.name = bucket.bucketName
    this.origin = `https://${bucket.bucketRegionalDomainName}`
    this.#arn = bucket.bucketArn
    this.#logicalId = Stack.of(this).getLogicalId(bucket.node.defaultChild as CfnBucket)
  }

  grantRead(fn: IFunction) {
    this.#grant(fn, 's3:GetObject')
    // Without it S3 answers 403 for what is not there, as it does for what is forbidden.
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.#arn] }))
  }

  grantWrite(fn: IFunction) {
    this.#grant(fn, 's3:PutObject')
  }

  #grant(fn: IFunction, action: string) {
    fn.addToRolePolicy(new PolicyStatement({ actions: [action], resources: [`${this.#arn}/*`] }))
    Validations.of(fn.role ?? fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${this.#logicalId}.Arn>/*]`,
      reason: 'A file lies under its dealership and run, which do not exist yet when this is written.',
    })
  }
}
