import { createECDH, randomBytes, sign } from 'node:crypto'
import type { PushMessage } from '#contract/people/web-push.ts'
import { publicUrl, variable } from '../../platform/environment.ts'
import { isLocalCloud } from '../../platform/is-callable.ts'
import { postPublic } from '../../platform/post-public.ts'
import type { PushDeviceItem } from './entity.ts'
import { pushKey } from './push-key.ts'
import { afterSilence, isLetBe, patienceOf } from './rules.ts'
import { sealedMessage } from './sealed-message.ts'
import { deleteDevice, noteSilence } from './store.ts'

/** A browser that was off all day need not hear of the day before. */
const KEPT_SECONDS = 24 * 3600
/** Vendors take no proof that is valid for more than a day. */
const PROOF_SECONDS = 12 * 3600
const ANSWER_BYTES = 300

/** `gone`: the browser takes nothing any more. `later`: its vendor takes nothing at the moment. */
type Outcome = { is: 'taken' | 'gone' } | { is: 'later' | 'refused'; why: string }

/**
 * Hands a message for a browser to its vendor (Web Push, RFC 8030). A browser that takes nothing any more is forgotten,
 * and one whose vendor leaves messages without an answer let be.
 */
export async function sendPush(device: PushDeviceItem, message: PushMessage, now: Date): Promise<Outcome> {
  if (isLetBe(device, now)) return { is: 'later', why: 'let be' }
  const outcome = await handOver(device, message, now)
  const isSilent = outcome.is === 'later' && outcome.why === 'timeout'
  const health = isSilent ? afterSilence(device, now) : {}
  if (outcome.is === 'gone' || !health) await deleteDevice(device)
  else if (isSilent || device.silent_times !== undefined) await noteSilence(device, health)
  return outcome
}

async function handOver(device: PushDeviceItem, message: PushMessage, now: Date): Promise<Outcome> {
  const fresh = createECDH('prime256v1')
  fresh.generateKeys()
  const once = { salt: randomBytes(16), privateKey: fresh.getPrivateKey() }
  const body = sealedMessage(device, JSON.stringify(message), once)
  const headers = {
    authorization: proofFor(device.endpoint, now),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(KEPT_SECONDS),
    urgency: 'high',
    // Replaces one of the same customer that still waits for the browser.
    topic: message.tag,
  }
  const bounds = { maxBytes: ANSWER_BYTES, timeoutMs: patienceOf(device), allowsLocalhost: isLocalCloud() }
  const answer = await postPublic(device.endpoint, { headers, body }, bounds)
  if ('error' in answer) return answer.error === 'private_host' ? { is: 'gone' } : { is: 'later', why: answer.error }
  const { status, text } = answer
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status >= 200 && status < 300) return { is: 'taken' }
  return { is: status === 429 || status >= 500 ? 'later' : 'refused', why: `${status} ${text}` }
}

/** Proves to a vendor whose messages these are (VAPID, RFC 8292). */
function proofFor(endpoint: string, now: Date): string {
  const { publicKey, privateKey } = pushKey(variable('PUSH_KEY'))
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(now.getTime() / 1000) + PROOF_SECONDS
  const claims = { aud: new URL(endpoint).origin, exp, sub: publicUrl() }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`
}
