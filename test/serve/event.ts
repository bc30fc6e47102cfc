import { edge } from '#contract/edge.ts'
import { csrfTokenFor } from '../../functions/serve/csrf.ts'
import type { Event } from '../../functions/serve/event.ts'

type Parts = { headers?: Record<string, string>; cookies?: string[] } & Partial<
  Pick<Event, 'body' | 'isBase64Encoded' | 'pathParameters' | 'queryStringParameters' | 'rawPath' | 'rawQueryString'>
>

/** API Gateway's event for a row; for a changing one, as requested by our own page without a session. */
export function eventOf(row: string, { headers, cookies, ...parts }: Parts = {}): Event {
  const [method = '', path = ''] = row.split(' ')
  const token = csrfTokenFor('')
  const http = { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'test' }
  return {
    version: '2.0',
    routeKey: `ANY ${path}`,
    rawPath: path,
    rawQueryString: '',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': token,
      'content-type': 'application/json',
      [edge.secretHeader]: process.env.EDGE_SECRET ?? '',
      ...headers,
    },
    cookies: [`XSRF-TOKEN=${token}`, ...(cookies ?? [])],
    requestContext: {
      accountId: '1',
      apiId: 'api',
      domainName: 'localhost',
      domainPrefix: 'api',
      http,
      requestId: 'request-7',
      routeKey: `ANY ${path}`,
      stage: '$default',
      time: '',
      timeEpoch: Date.UTC(2026, 10, 21),
    },
    isBase64Encoded: false,
    ...parts,
  }
}
