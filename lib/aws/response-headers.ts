import { Duration } from 'aws-cdk-lib'
import { type HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { HTTPS_ONLY_SECONDS, securityHeaders } from '../security-headers.ts'

/**
 * The product's security headers in CloudFront's form: those it has settings for, and the rest. A rendered page has its
 * own, stricter content policy, which is kept.
 */
export function responseHeaders(scope: Construct, connect: readonly string[]): ResponseHeadersPolicy {
  const headers = securityHeaders({ connect })
  const override = true
  return new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override: false },
      contentTypeOptions: { override },
      referrerPolicy: { referrerPolicy: headers['referrer-policy'] as HeadersReferrerPolicy, override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(HTTPS_ONLY_SECONDS),
        includeSubdomains: true,
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'permissions-policy', value: headers['permissions-policy'], override }],
    },
  })
}
