import { expect, test } from 'vitest'
import { edgeFunctions } from '../../lib/aws/edge-functions.ts'
import { securityHeaders } from '../../lib/security-headers.ts'
import { synthesize } from './synthesize.ts'
import { theStack } from './the-stack.ts'

const { at, all, idOf } = await theStack()
const distribution = at('Site/Distribution').Properties.DistributionConfig
const csp = securityHeaders({ connect: ['wss://events.example'] })['content-security-policy']

test('scripts come from our own address only, never from the page itself', () => {
  expect(csp).toMatch(/(^|; )script-src 'self'(;|$)/)
  expect(csp).toMatch(/(^|; )default-src 'self'(;|$)/)
})

test('a page talks to the API, to the addresses of its socket, and to Twilio’s voice, and to nobody else', () => {
  expect(csp).toMatch(/(^|; )connect-src 'self' wss:\/\/events\.example(;|$)/)
  const [headers] = all('AWS::CloudFront::ResponseHeadersPolicy')
  const events = idOf('Events/Api')
  expect(JSON.stringify(headers)).toContain(`["${events}","Dns.Http"]`)
  expect(JSON.stringify(headers)).toContain(`["${events}","Dns.Realtime"]`)
  expect(JSON.stringify(headers)).toContain('wss://*.twilio.com https://eventgw.twilio.com')
})

test('every behaviour sends the security headers', () => {
  const policies = [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors].map(
    (behaviour) => behaviour.ResponseHeadersPolicyId.Ref,
  )
  expect(new Set(policies)).toEqual(new Set([idOf('Site/Headers'), idOf('Site/SignupHeaders')]))
})

test('Meta’s script runs on the pages for connecting WhatsApp and pages, and on no other', () => {
  const own = at('Site/SignupHeaders').Properties.ResponseHeadersPolicyConfig
  const policy: string = own.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy
  expect(policy).toContain("script-src 'self' https://connect.facebook.net;")
  expect(policy).toContain('frame-src https://www.facebook.com https://web.facebook.com;')
  expect(policy).toContain("connect-src 'self' https://graph.facebook.com https://www.facebook.com;")
  expect(own.CustomHeadersConfig.Items).toContainEqual({
    Header: 'cross-origin-opener-policy',
    Value: 'same-origin-allow-popups',
    Override: true,
  })
  const having = distribution.CacheBehaviors.filter(
    ({ ResponseHeadersPolicyId }: { ResponseHeadersPolicyId: { Ref: string } }) =>
      ResponseHeadersPolicyId.Ref === idOf('Site/SignupHeaders'),
  )
  expect(having.map(({ PathPattern }: { PathPattern: string }) => PathPattern)).toEqual(['/connect/*'])
  expect(JSON.stringify(at('Site/Headers'))).not.toContain('facebook')
})

const behavioursOf = (...paths: string[]) =>
  paths.map((path) =>
    distribution.CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === path),
  )

test('the API behind CloudFront is not cached and gets the secret that proves where it came from', () => {
  expect(distribution.CacheBehaviors.map((behaviour: { PathPattern: string }) => behaviour.PathPattern)).toEqual([
    '/api/*',
    '/csrf-cookie',
    '/connect/*',
    '/vehicle/*',
    '/dealer/*',
    '/texting/*',
    '/trade-in/*',
    '/unsubscribe/*',
    '/w/*',
    '/chat/*',
    '/appointment/*',
  ])
  const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
  for (const behaviour of behavioursOf('/api/*', '/csrf-cookie')) expect(behaviour.CachePolicyId).toBe(CACHING_DISABLED)
  expect(JSON.stringify(distribution.Origins)).toContain('{{resolve:secretsmanager:')
})

test('a refusal is kept for nobody else: not what is not found, nor what failed for one person', () => {
  expect(distribution.CustomErrorResponses).toEqual(
    [400, 403, 404, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  )
})

test('a rendered page comes from the API, is kept once for each language, and keeps its own policy', () => {
  const cache = at('Site/PageCache')
  for (const behaviour of behavioursOf('/vehicle/*', '/dealer/*')) {
    expect(behaviour.TargetOriginId).toBe(behavioursOf('/api/*')[0].TargetOriginId)
    expect(behaviour.CachePolicyId).toEqual({ Ref: idOf('Site/PageCache') })
    expect(JSON.stringify(behaviour.FunctionAssociations)).toContain(idOf('Site/Language'))
  }
  expect(cache.Properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
    HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Accept-Language'] },
    QueryStringsConfig: {
      QueryStringBehavior: 'whitelist',
      QueryStrings: ['lang', 'page', 'q', 'make', 'price', 'mileage', 'sort'],
    },
    CookiesConfig: { CookieBehavior: 'none' },
  })
  const { SecurityHeadersConfig } = at('Site/Headers').Properties.ResponseHeadersPolicyConfig
  expect(SecurityHeadersConfig.ContentSecurityPolicy.Override).toBe(false)
})

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9', 'en'],
  ['fr-CH, ES;q=0.9', 'es'],
  ['fr,de;q=0.5', 'en'],
  ['en;q=0.1,es;q=0.9', 'es'],
  ['es;q=0,en;q=0.5', 'en'],
  ['es;q=0', 'en'],
  ['', 'en'],
])('whoever asks for %j is given the page that is kept for %s', (header, language) => {
  const headers: Values = header ? { 'accept-language': { value: header } } : {}
  const request = atEdge(edgeFunctions.language, '/vehicle/1', headers)
  expect(request.headers['accept-language'].value).toBe(language)
})

test.each(['/vehicle/1', '/vehicle/1/', '/vehicle/1//'])('%s is the page of /vehicle/1', (uri) => {
  expect(atEdge(edgeFunctions.language, uri).uri).toBe('/vehicle/1')
})

type Values = Record<string, { value: string }>

/** Runs a CloudFront function on the address and the viewer of a request. */
function atEdge(source: string, uri: string, headers: Values = {}, cookies: Values = {}) {
  const handler = new Function(`${source}; return handler`)()
  return handler({ request: { uri, headers, cookies }, viewer: { ip: '203.0.113.7' } })
}

test.each([
  ['/', '/en/index.html'],
  ['/pages/privacy-policy/', '/en/pages/privacy-policy.html'],
  ['/es', '/es/index.html'],
  ['/es/', '/es/index.html'],
  ['/es/pages/terms-of-service', '/es/pages/terms-of-service.html'],
  ['/chats', '/workspace.html'],
  ['/connect/whatsapp', '/workspace.html'],
  ['/es/chats', '/workspace.html'],
  ['/espresso', '/workspace.html'],
  ['/chats/01J9.5/sms', '/workspace.html'],
  ['/assets/index-B3kq.js', '/assets/index-B3kq.js'],
  ['/favicon.svg', '/favicon.svg'],
])('%s is answered with %s', (uri, file) => {
  expect(atEdge(edgeFunctions.pages, uri).uri).toBe(file)
})

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', undefined, '/es/index.html'],
  ['es-MX', 'en', '/en/index.html'],
  ['en-US', 'es', '/es/index.html'],
  ['en-US', '../x', '/en/index.html'],
])('a browser that asks for %s and has chosen %s gets %s', (wanted, chosen, file) => {
  const cookies: Values = chosen ? { language: { value: chosen } } : {}
  expect(atEdge(edgeFunctions.pages, '/', { 'accept-language': { value: wanted } }, cookies).uri).toBe(file)
})

test('the files that name the public address get it when they are deployed', () => {
  const pages = at('Site/PublishPages/CustomResource').Properties
  expect(JSON.stringify(pages.SourceMarkers)).toContain('DomainName')
})

test('code is uploaded compressed, and only once', () => {
  expect(at('Site/PublishCode/CustomResource').Properties.SystemMetadata).toMatchObject({ 'content-encoding': 'br' })
  const { Include, SystemMetadata } = at('Site/PublishFiles/CustomResource').Properties
  expect(SystemMetadata).not.toHaveProperty('content-encoding')
  expect(Include.filter((pattern: string) => /(\*|\.js|\.css)$/.test(pattern))).toEqual([])
})

test('a browser cannot tell the API another address than its own', () => {
  const request = atEdge(edgeFunctions.viewer, '/api/me', { 'x-viewer-address': { value: '198.51.100.1' } })
  expect(request.headers['x-viewer-address'].value).toBe('203.0.113.7')
})

test('with an address of your own, that is what the functions call the product', () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/1'
  const own = synthesize({ domain: 'desk.dealer.example', certificateArn })
  const { Variables } = own.at('Functions/api-auth').Properties.Environment
  expect(Variables.PUBLIC_URL).toBe('https://desk.dealer.example')
})

test('an address of your own without its certificate is refused in words', () => {
  expect(() => synthesize({ domain: 'desk.dealer.example' })).toThrow('certificateArn')
})
