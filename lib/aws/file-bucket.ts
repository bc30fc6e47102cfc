import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { grantKeys } from './grant-keys.ts'

interface Props {
  logs: IBucket
  /** Whose pages may send files; one `*` may stand for a part of the name. Without, only functions write. */
  site?: string
  /** What goes by itself, and when: S3 rounds the days up to the next midnight. */
  expire: { days: number; prefix?: string }
}

/**
 * Dealerships' files, sent by a browser with a signed form or made by a function. Private. Without versions, which would outlive a file that was
 * removed, or has expired, by days.
 */
export class FileBucket extends Construct {
  readonly name: string
  /** Where a browser sends a file with a signed form. */
  readonly origin: string
  readonly #bucket: Bucket

  constructor(scope: Construct, id: string, { logs, site, expire }: Props) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: false,
      // A bucket with files in it cannot be deleted: the stack goes without it.
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

  /** Enough for a link to a file that is known to be there. */
  grantGet(fn: IFunction) {
    this.#grant(fn, 's3:GetObject')
  }

  grantWrite(fn: IFunction) {
    this.#grant(fn, 's3:PutObject')
  }

  /** A file by its key, and all with the same beginning. */
  grantRemove(fn: IFunction) {
    this.#grant(fn, 's3:DeleteObject')
    this.#grantList(fn)
  }

  /** Without it S3 answers 403 for what is not there, as it does for what is forbidden. */
  #grantList(fn: IFunction) {
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.#bucket.bucketArn] }))
  }

  #grant(fn: IFunction, action: string) {
    const reason = 'A file lies under its dealership, which does not exist yet when this is written.'
    grantKeys(fn, { bucket: this.#bucket, actions: [action], reason })
  }
}
