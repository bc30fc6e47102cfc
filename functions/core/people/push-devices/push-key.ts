import { createECDH, createPrivateKey, hkdfSync } from 'node:crypto'

/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
/** More bits than the order has, so that the remainder favors no number (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48

/** The key pair by which vendors of browsers know us (VAPID, RFC 8292), derived from the deployment's secret. */
export function pushKey(secret = '') {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'lotwire web push', SEED_BYTES))
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  const own = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(own)
  const publicKey = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: own.toString('base64url'),
    x: publicKey.subarray(1, 33).toString('base64url'),
    y: publicKey.subarray(33).toString('base64url'),
  }
  return { publicKey, privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }
}
