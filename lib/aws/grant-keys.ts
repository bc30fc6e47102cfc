import { Names, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'

interface Keys {
  bucket: Bucket
  actions: string[]
  /** Key prefix that it may access; default is all keys. */
  prefix?: string
  /** The reason why the keys are not listed one by one. */
  reason: string
}

/** Lets a function access a bucket's keys. */
export function grantKeys(fn: IFunction, { bucket, actions, prefix = '', reason }: Keys) {
  fn.addToRolePolicy(new PolicyStatement({ actions, resources: [bucket.arnForObjects(`${prefix}*`)] }))
  const own = bucket.node.defaultChild as CfnBucket
  // Elsewhere, the name of the parameter that passes the bucket to the function's nested stack.
  const isBeside = Stack.of(fn) === Stack.of(bucket)
  const given = isBeside ? `${Stack.of(own).getLogicalId(own)}.Arn` : `referenceto${Names.nodeUniqueId(own.node)}Arn`
  Validations.of(fn.role ?? fn).acknowledge({ id: `AwsSolutions-IAM5[Resource::<${given}>/${prefix}*]`, reason })
}
