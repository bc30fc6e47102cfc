/** Two years, the minimum that the browsers' preload list recommends. */
export const HTTPS_ONLY_SECONDS = 63_072_000

/** Twilio's addresses for browser calls: the gateways of its regions, and the voice client's telemetry. */
export const TWILIO_VOICE = ['wss://*.twilio.com', 'https://eventgw.twilio.com'] as const

/**
 * The headers of every page and response, on AWS and in the local cloud. `connect` lists the origins other than our own
 * that the page talks to: the Events API's, the upload buckets, and Twilio's.
 */
export function securityHeaders({ connect }: { connect: readonly string[] }) {
  return {
    'content-security-policy': contentSecurityPolicy(connect),
    'strict-transport-security': `max-age=${HTTPS_ONLY_SECONDS}; includeSubDomains`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()',
  }
}

function contentSecurityPolicy(connect: readonly string[]): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // Emotion, Chakra's engine, writes style elements while the page runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", ...connect],
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
