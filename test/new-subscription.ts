import { createECDH, randomBytes, randomUUID } from 'node:crypto'

/** A browser's PushSubscription that nobody listens behind. */
export function newSubscription(endpoint = `https://push.lotwire-tests.com/${randomUUID()}`) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
}
