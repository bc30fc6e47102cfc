import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Stack, Validations } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { addressPlace } from '#contract/site.ts'

interface Props {
  web: string
  /** The public address. */
  url: string
  bucket: IBucket
  distribution: IDistribution
}

/**
 * Uploads the built pages: first the hashed files, cached forever, then the files that refer to them, never cached.
 * Older hashed files stay for tabs that are still open. Code is uploaded compressed: CloudFront, which compresses in
 * passing, leaves it a tenth larger.
 */
export function publishWeb(scope: Construct, { web, url, bucket, distribution }: Props) {
  const sources = [Source.asset(web), ...withAddress(web, url)]
  const forever = {
    destinationBucket: bucket,
    prune: false,
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  }
  const files = new BucketDeployment(scope, 'PublishFiles', {
    ...forever,
    sources,
    exclude: ['*'],
    include: othersIn(web),
  })
  const code = new BucketDeployment(scope, 'PublishCode', {
    ...forever,
    sources: [Source.asset(packCode(web))],
    contentEncoding: 'br',
  })
  const pages = new BucketDeployment(scope, 'PublishPages', {
    sources,
    destinationBucket: bucket,
    exclude: ['assets/*'],
    prune: false,
    cacheControl: [CacheControl.noCache()],
    distribution,
    distributionPaths: ['/*'],
  })
  pages.node.addDependency(files, code)
  acknowledgeCopier(files, bucket)
}

const isCode = (file: string) => /\.(js|css)$/.test(file)
const hashedIn = (web: string) => globSync('assets/*', { cwd: web })

/** Patterns of the hashed files that aren't code: fonts, sounds. */
const othersIn = (web: string) => [
  ...new Set(hashedIn(web).flatMap((file) => (isCode(file) ? [] : [`assets/*${extname(file)}`]))),
]

/** A folder with the code compressed as small as it gets, under its own names: each browser that runs it reads Brotli. */
function packCode(web: string): string {
  const packed = `${web}.br`
  rmSync(packed, { recursive: true, force: true })
  mkdirSync(join(packed, 'assets'), { recursive: true })
  for (const file of hashedIn(web).filter(isCode))
    writeFileSync(join(packed, file), brotliCompressSync(readFileSync(join(web, file))))
  return packed
}

/** The files that name the public address, which is known only once the distribution exists. */
const withAddress = (web: string, url: string) =>
  globSync('**/*.{html,xml,txt}', { cwd: web })
    .map((file) => [file, readFileSync(join(web, file), 'utf8')] as const)
    .filter(([, text]) => text.includes(addressPlace))
    .map(([file, text]) => Source.data(file, text.replaceAll(addressPlace, url)))

/** The copying function is the CDK's own, and so are the permissions it requests. */
function acknowledgeCopier(deployment: BucketDeployment, bucket: IBucket) {
  const stack = Stack.of(deployment)
  const qualifier = stack.synthesizer.bootstrapQualifier ?? 'hnb659fds'
  const files = [
    `arn:<AWS::Partition>:s3:::cdk-${qualifier}-assets-<AWS::AccountId>-<AWS::Region>/*`,
    `<${stack.getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>/*`,
  ]
  const actions = ['GetObject*', 'GetBucket*', 'List*', 'DeleteObject*', 'Abort*']
  const ids = [
    'AwsSolutions-L1',
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...actions.map((action) => `AwsSolutions-IAM5[Action::s3:${action}]`),
    // '*' is for invalidating CloudFront's caches, for which the CDK has no narrower resource.
    ...[...files, '*'].map((resource) => `AwsSolutions-IAM5[Resource::${resource}]`),
  ]
  const reason =
    'The function that copies the pages while deploying is the CDK’s own; it reads the build and writes the site.'
  Validations.of(deployment.handlerRole.node.scope ?? deployment).acknowledge(...ids.map((id) => ({ id, reason })))
}
