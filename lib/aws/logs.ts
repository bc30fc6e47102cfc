import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { KEPT_DAYS } from '#contract/kept-days.ts'

/** Access logs of the other buckets (who read which file). */
export class Logs extends Bucket {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Logs may arrive before a first deployment is complete; if it is rolled back, the bucket stays.
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [{ expiration: Duration.days(KEPT_DAYS.accessLogs) }],
    })
  }
}
