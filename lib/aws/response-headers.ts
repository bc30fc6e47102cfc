import { Duration } from 'aws-cdk-lib'
import { type HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { HTTPS_ONLY_SECONDS, securityHeaders, signupHeaders } from '../security-headers.ts'

/**
 * The product's security headers in CloudFront's form: those it has settings for, and the rest. A rendered page has its
 * own, stricter content policy, which is kept.
 */
export function responseHeaders(scope: Construct, connect: readonly string[]): ResponseHeadersPolicy {
  return policyOf(scope, 'Headers', securityHeaders({ connect }))
}

/** The same for the page on which Meta's script runs. */
export const signupResponseHeaders = (scope: Construct) => policyOf(scope, 'SignupHeaders', signupHeaders())

type Headers = ReturnType<typeof securityHeaders> & { 'cross-origin-opener-policy'?: string }

function policyOf(scope: Construct, id: string, headers: Headers) {
  const override = true
  const { 'permissions-policy': permissions, 'cross-origin-opener-policy': opener } = headers
  return new ResponseHeadersPolicy(scope, id, {
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
      customHeaders: [
        { header: 'permissions-policy', value: permissions, override },
        ...(opener ? [{ header: 'cross-origin-opener-policy', value: opener, override }] : []),
      ],
    },
  })
}
