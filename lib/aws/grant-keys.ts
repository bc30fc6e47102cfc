import { Names, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'

interface Keys {
  bucket: Bucket
  actions: string[]
  /** Of the keys that it may act on; left out, all. */
  prefix?: string
  /** Why the keys are not named one by one. */
  reason: string
}

/** Lets a function act on a bucket's keys. */
export function grantKeys(fn: IFunction, { bucket, actions, prefix = '', reason }: Keys) {
  fn.addToRolePolicy(new PolicyStatement({ actions, resources: [bucket.arnForObjects(`${prefix}*`)] }))
  // The name of the parameter by which the function's nested stack is given the bucket.
  const given = `referenceto${Names.nodeUniqueId((bucket.node.defaultChild as CfnBucket).node)}Arn`
  Validations.of(fn.role ?? fn).acknowledge({ id: `AwsSolutions-IAM5[Resource::<${given}>/${prefix}*]`, reason })
}
