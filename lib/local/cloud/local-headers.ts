import { securityHeaders, signupHeaders } from '../../security-headers.ts'

/** The site's own headers, but sockets are unencrypted here, and customers' pictures come by http. */
export function localHeaders(publicUrl: string, uploadsUrl: string): Record<string, string> {
  const { host, origin } = new URL(publicUrl)
  const headers = securityHeaders({ connect: [origin, `ws://${host}`, uploadsUrl] })
  const policy = headers['content-security-policy'].replace(/(img|media)-src 'self'/g, '$& http://127.0.0.1:*')
  return { ...headers, 'content-security-policy': policy }
}

/** The headers of the page for connecting WhatsApp, with Meta's twin in place of Meta. */
export const localSignupHeaders = (metaUrl: string): Record<string, string> =>
  signupHeaders({ script: metaUrl, popups: [metaUrl], api: [metaUrl] })
