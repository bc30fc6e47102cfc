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

interface Props {
  logs: IBucket
  /** Whose pages may send files; one `*` may stand for a part of the name. */
  site: string
}

/** What was uploaded and not sent (functions/core/platform/aws/media-files.ts). */
const NEW = 'new/'
/** S3 rounds up to the next midnight: a week. */
const NEW_DAYS = 6

/**
 * Files of conversations. Private. Without versions: a sent file is a copy under a key that no form names, and nothing of
 * a contact that was deleted may outlive it.
 */
export class Media extends Construct {
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
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'media/',
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [site], maxAge: 3000 }],
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { prefix: NEW, expiration: Duration.days(NEW_DAYS) },
      ],
    })
    this.name = bucket.bucketName
    this.origin = `https://${bucket.bucketRegionalDomainName}`
    this.#arn = bucket.bucketArn
    this.#logicalId = Stack.of(this).getLogicalId(bucket.node.defaultChild as CfnBucket)
  }

  grantRead(fn: IFunction) {
    this.#grant(fn, 's3:GetObject')
    this.#grantList(fn)
  }

  grantWrite(fn: IFunction) {
    this.#grant(fn, 's3:PutObject')
  }

  /** A file by its key, and all of a contact's by the beginning of theirs. */
  grantRemove(fn: IFunction) {
    this.#grant(fn, 's3:DeleteObject')
    this.#grantList(fn)
  }

  /** Without it S3 answers 403 for what is not there, as it does for what is forbidden. */
  #grantList(fn: IFunction) {
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.#arn] }))
  }

  #grant(fn: IFunction, action: string) {
    fn.addToRolePolicy(new PolicyStatement({ actions: [action], resources: [`${this.#arn}/*`] }))
    Validations.of(fn.role ?? fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${this.#logicalId}.Arn>/*]`,
      reason: 'A file lies under its dealership and contact, which do not exist yet when this is written.',
    })
  }
}
