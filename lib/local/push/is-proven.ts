import { createPublicKey, verify } from 'node:crypto'

/** The longest that a proof may be valid (RFC 8292, section 2). */
const DAY_SECONDS = 24 * 3600

/** True if a header proves that a request comes from the sender with this public key (VAPID, RFC 8292). */
export function isProven(header: string | undefined, { origin, key }: { origin: string; key: string }): boolean {
  const [, token = '', sender] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? []
  if (sender !== key) return false
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return false
  const { aud, exp, sub } = JSON.parse(Buffer.from(body, 'base64url').toString())
  const now = Date.now() / 1000
  return aud === origin && exp > now && exp <= now + DAY_SECONDS && typeof sub === 'string'
}
