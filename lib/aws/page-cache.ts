import { Duration } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { pages } from '#contract/stock/pages.ts'

/** What the pages read of an address's query. */
const asked = [...new Set(Object.values(pages).flatMap(({ query }) => Object.keys(query.shape)))]

/**
 * Keeps a rendered page as long as it says, once for each language, page of a list and search; what advertisers and
 * messengers add to a link makes no other page of it.
 */
export const pageCache = (scope: Construct) =>
  new CachePolicy(scope, 'PageCache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(5),
    headerBehavior: CacheHeaderBehavior.allowList('Accept-Language'),
    queryStringBehavior: CacheQueryStringBehavior.allowList(...asked),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  })
