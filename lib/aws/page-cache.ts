import { Duration } from 'aws-cdk-lib'
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { pages } from '#contract/stock/pages.ts'

/** The query parameters that pages read. */
const asked = [...new Set(Object.values(pages).flatMap(({ query }) => Object.keys(query.shape)))]

/**
 * Caches a rendered page for as long as it says, one copy per language, list page and search; parameters that
 * advertisers and messengers add to a link do not create another copy.
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
