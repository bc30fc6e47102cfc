import { Duration } from 'aws-cdk-lib'
import { type HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { HTTPS_ONLY_SECONDS, securityHeaders } from '../security-headers.ts'

/**
 * The product's security headers as CloudFront wants them: those that it knows by name, and the rest. A page that is
 * rendered brings a stricter content policy of its own, which stays.
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
