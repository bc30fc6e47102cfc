import { optionalVariable } from '../../platform/environment.ts'

/** The hosts of Twilio's media and API; credentials are sent to no other host. */
const TWILIO_HOST = /(^|\.)twilio\.com$/

/**
 * The URL that is actually called: with TWILIO_BASE_URL set, `https://api.twilio.com/x` becomes `<base>/api/x`,
 * `https://content.twilio.com/x` becomes `<base>/content/x`, and so on.
 */
export function addressOf(uri: string): string {
  const base = optionalVariable('TWILIO_BASE_URL')
  const url = new URL(uri)
  if (!base || !TWILIO_HOST.test(url.hostname)) return uri
  return `${base.replace(/\/$/, '')}/${url.hostname.split('.')[0]}${url.pathname}${url.search}`
}

/** True if a URL from an external source may be called with an account's credentials. */
export function isTwilioAddress(uri: string): boolean {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  if (!url) return false
  const base = optionalVariable('TWILIO_BASE_URL')
  if (base && url.origin === new URL(base).origin) return true
  return url.protocol === 'https:' && TWILIO_HOST.test(url.hostname)
}
