import { META_API_ORIGINS, META_POPUP_ORIGINS, META_SDK_URL } from '#contract/telephony/meta.ts'

/** Two years, the minimum that the browsers' preload list recommends. */
export const HTTPS_ONLY_SECONDS = 63_072_000

/** Twilio's addresses for browser calls: the gateways of its regions, and the voice client's telemetry. */
export const TWILIO_VOICE = ['wss://*.twilio.com', 'https://eventgw.twilio.com'] as const

/**
 * The headers of every page and response, on AWS and in the local cloud. `connect` lists the origins other than our own
 * that the page talks to: the Events API's, the upload buckets, and Twilio's.
 */
export function securityHeaders({ connect }: { connect: readonly string[] }) {
  return headersWith({ 'connect-src': connect })
}

/** The origins of Meta that the pages for connecting WhatsApp and pages need. */
interface MetaOrigins {
  script: string
  popups: readonly string[]
  api: readonly string[]
}

/**
 * The headers of the pages for connecting WhatsApp and pages: Meta's script and frames are allowed there alone, and its window may
 * answer the page that opened it.
 */
export const signupHeaders = ({ script, popups, api }: MetaOrigins = META) => ({
  ...headersWith({ 'script-src': [script], 'connect-src': api, 'frame-src': popups }),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
})
const META = { script: new URL(META_SDK_URL).origin, popups: META_POPUP_ORIGINS, api: META_API_ORIGINS }

type Sources = Partial<Record<'script-src' | 'connect-src' | 'frame-src', readonly string[]>>

function headersWith(more: Sources) {
  return {
    'content-security-policy': contentSecurityPolicy(more),
    'strict-transport-security': `max-age=${HTTPS_ONLY_SECONDS}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
  }
}

function contentSecurityPolicy(more: Sources): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(more['script-src'] ?? [])],
    // Emotion, Chakra's engine, writes style elements while the page runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", ...(more['connect-src'] ?? [])],
    ...(more['frame-src'] && { 'frame-src': more['frame-src'] }),
    // Customers' pictures are loaded from where they are stored, after a redirect.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
