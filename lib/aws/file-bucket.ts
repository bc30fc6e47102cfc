import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3'
import { S3 as Kept } from 'aws-cdk-lib/aws-ses-actions'
import { Construct } from 'constructs'
import { grantKeys } from './grant-keys.ts'

interface Props {
  logs: IBucket
  /** The origin whose pages may upload; one `*` may stand for part of the name. Without it, only functions write. */
  site?: string
  /** Files to delete automatically, and after how many days; S3 rounds up to the next midnight. */
  expire: { days: number; prefix?: string }
}

/**
 * Dealerships' files, uploaded by a browser with a signed form or written by a function. Private. Not versioned:
 * versions would outlive a removed or expired file by days.
 */
export class FileBucket extends Construct {
  readonly name: string
  /** The origin that browsers upload to with a signed form. */
  readonly origin: string
  readonly #bucket: Bucket

  constructor(scope: Construct, id: string, { logs, site, expire }: Props) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: false,
      // A bucket with files in it cannot be deleted, so the stack leaves it behind.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      cors: site ? [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [site], maxAge: 3000 }] : [],
      lifecycleRules: [
        { prefix: expire.prefix, expiration: Duration.days(expire.days) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    })
    this.name = bucket.bucketName
    this.origin = `https://${bucket.bucketRegionalDomainName}`
    this.#bucket = bucket
  }

  grantRead(fn: IFunction) {
    this.grantGet(fn)
    this.#grantList(fn)
  }

  /** Enough to link to a file that is known to exist. */
  grantGet(fn: IFunction) {
    this.#grant(fn, 's3:GetObject')
  }

  /** Has SES keep received mail under a prefix. */
  receive = (prefix: string) => new Kept({ bucket: this.#bucket, objectKeyPrefix: prefix })

  grantWrite(fn: IFunction) {
    this.#grant(fn, 's3:PutObject')
  }

  /** Grants removing a file by its key, or all files with a key prefix. */
  grantRemove(fn: IFunction) {
    this.#grant(fn, 's3:DeleteObject')
    this.#grantList(fn)
  }

  /** Without it S3 returns 403 for a missing object, as it does for a forbidden one. */
  #grantList(fn: IFunction) {
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.#bucket.bucketArn] }))
  }

  #grant(fn: IFunction, action: string) {
    const reason = 'A file lies under its dealership, which does not exist yet when this is written.'
    grantKeys(fn, { bucket: this.#bucket, actions: [action], reason })
  }
}
