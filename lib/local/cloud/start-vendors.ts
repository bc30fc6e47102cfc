import { join } from 'node:path'
import { startAi } from '../ai.ts'
import { startDns } from '../dns.ts'
import type { Faults } from '../faults.ts'
import { startGoogle } from '../google.ts'
import { readJsonFile, writeJsonFile } from '../json-file.ts'
import { startMeta } from '../meta.ts'
import { startPushService } from '../push.ts'
import { startStripe } from '../stripe.ts'

interface At {
  dir: string
  publicUrl: string
  now: () => number
  faults: Pick<Faults, 'offOf'>
  textCode(number: string): Promise<unknown>
  /** Notes a part to be stopped with the others. */
  started<Part extends { stop(): Promise<void> }>(part: Part): Part
}

/** The twins of those whose services Lotwire calls, beside AWS and Twilio. */
export async function startVendors({ dir, publicUrl, now, faults, textCode, started }: At) {
  const ai = started(await startAi({ dir: join(dir, 'ai'), off: faults.offOf('ai') }))
  const google = started(await startGoogle({ dir: join(dir, 'google'), publicUrl, now, off: faults.offOf('google') }))
  const meta = started(await startMeta({ dir: join(dir, 'meta'), publicUrl, now, textCode }))
  const push = started(await startPushService({ off: faults.offOf('push') }))
  const stripe = started(await startStripe({ dir: join(dir, 'stripe'), publicUrl, now, off: faults.offOf('stripe') }))
  const dns = started(await startDns())
  const chatKey = join(dir, 'chat-key.json')
  const site = {
    url: publicUrl,
    key: () => readJsonFile<string>(chatKey),
    setKey: (key: string) => writeJsonFile(chatKey, key),
  }
  return { ai, dns, google, meta, push, site, stripe }
}
