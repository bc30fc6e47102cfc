import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { edge } from '#contract/edge.ts'
import { connectFolder } from '#contract/site.ts'
import { formFolders, pageFolders } from '../page-folders.ts'
import { edgeFunctions } from './edge-functions.ts'
import { pageCache } from './page-cache.ts'
import { publishWeb } from './publish-web.ts'
import { responseHeaders, signupResponseHeaders } from './response-headers.ts'

interface Props {
  /** The folder that Vite built. */
  web: string
  apiDomain: string
  edgeSecret: string
  /** The origins other than its own that a page connects to. */
  connect: readonly string[]
  logs: IBucket
  /** Your own domain, with its certificate in us-east-1; without one, CloudFront's. */
  domain?: string
  certificateArn?: string
}

/**
 * CloudFront caches an error for ten seconds and returns it to everyone, whatever its headers say. But a missing page
 * may exist a moment later, and a failure for one person need not affect the next.
 */
const REFUSALS = [400, 403, 404, 500, 502, 503, 504]

/** The single public address: pages from S3, and the API on the same host, so that cookies need no other. */
export class Site extends Construct {
  readonly url: string

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // A bucket with files in it cannot be deleted: the stack leaves it behind, even if its first deployment fails.
      removalPolicy: RemovalPolicy.RETAIN,
      serverAccessLogsBucket: props.logs,
      serverAccessLogsPrefix: 'site/',
    })
    const shared = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: responseHeaders(this, props.connect),
    }
    const origin = new HttpOrigin(props.apiDomain, { customHeaders: { [edge.secretHeader]: props.edgeSecret } })
    const api: BehaviorOptions = {
      ...shared,
      origin,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      functionAssociations: this.#atEdge('Viewer', edgeFunctions.viewer),
    }
    const rendered: BehaviorOptions = {
      ...shared,
      origin,
      cachePolicy: pageCache(this),
      functionAssociations: this.#atEdge('Language', edgeFunctions.language),
    }
    const files: BehaviorOptions = {
      ...shared,
      origin: S3BucketOrigin.withOriginAccessControl(bucket),
      functionAssociations: this.#atEdge('Pages', edgeFunctions.pages),
    }
    const distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: files,
      additionalBehaviors: {
        '/api/*': api,
        '/csrf-cookie': api,
        [`${connectFolder}*`]: { ...files, responseHeadersPolicy: signupResponseHeaders(this) },
        ...Object.fromEntries(
          pageFolders.map((folder) => [
            `${folder}*`,
            formFolders.has(folder) ? { ...rendered, allowedMethods: AllowedMethods.ALLOW_ALL } : rendered,
          ]),
        ),
      },
      errorResponses: REFUSALS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...ownAddress(this, props),
    })
    this.url = `https://${props.domain ?? distribution.distributionDomainName}`
    publishWeb(this, { web: props.web, url: this.url, bucket, distribution })
    Validations.of(distribution).acknowledge(
      { id: 'AwsSolutions-CFR1', reason: 'Dealerships and their people may be in any country.' },
      {
        id: 'AwsSolutions-CFR2',
        reason: 'A firewall costs every dealership money each month; guessing is limited by account and address.',
      },
      {
        id: 'AwsSolutions-CFR3',
        reason: 'Addresses hold mailed codes and webhook tokens; the API logs route names instead.',
      },
      {
        id: 'AwsSolutions-CFR4',
        reason: 'CloudFront fixes the protocol of its own domain; with an address of your own it is TLS 1.2 or later.',
      },
    )
  }

  #atEdge(id: string, source: string) {
    const code = FunctionCode.fromInline(source)
    const fn = new EdgeFunction(this, id, { code, runtime: FunctionRuntime.JS_2_0 })
    return [{ function: fn, eventType: FunctionEventType.VIEWER_REQUEST }]
  }
}

function ownAddress(scope: Construct, { domain, certificateArn }: Props) {
  if (!domain) return {}
  if (!certificateArn) throw new Error('An address of your own needs -c certificateArn=…, a certificate in us-east-1.')
  return {
    domainNames: [domain],
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
  }
}
