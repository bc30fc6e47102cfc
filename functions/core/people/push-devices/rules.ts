import { createECDH } from 'node:crypto'
import { derivedId } from '../../platform/table/ids.ts'
import type { PushDeviceItem } from './entity.ts'

/** More browsers than anyone uses; the oldest gives way, so that nobody makes us call thousands of addresses. */
const MOST_DEVICES = 10

/** The patience with an endpoint that has answered, and with one that was silent the last time. */
const PATIENCE_MS = { usual: 2_000, again: 5_000 }
/** One that was silent so often in a row is let be for a while; after a day of it, its browser is forgotten. */
const SILENT_TIMES = 3
const SILENT_MINUTES = 10
const DROPPED_AFTER_MS = 24 * 3_600_000

type Health = Pick<PushDeviceItem, 'silent_times' | 'silent_since' | 'silent_until'>

export const patienceOf = ({ silent_times = 0 }: Health) => (silent_times > 0 ? PATIENCE_MS.again : PATIENCE_MS.usual)

export const isLetBe = ({ silent_until }: Health, now: Date) =>
  silent_until !== undefined && Date.parse(silent_until) > now.getTime()

/** A device whose endpoint left a message without an answer; undefined for one that has done so for a day. */
export function afterSilence({ silent_times = 0, silent_since }: Health, now: Date): Health | undefined {
  const times = silent_times + 1
  if (silent_since !== undefined && times > SILENT_TIMES && now.getTime() - Date.parse(silent_since) > DROPPED_AFTER_MS)
    return undefined
  return {
    silent_times: times,
    silent_since: silent_since ?? now.toISOString(),
    ...(times >= SILENT_TIMES && { silent_until: new Date(now.getTime() + SILENT_MINUTES * 60_000).toISOString() }),
  }
}

export const deviceIdOf = (endpoint: string) => derivedId('push', endpoint)

/** Those that a new device replaces: the same browser's, whoever used it, and the user's oldest of too many. */
export function replacedBy(added: PushDeviceItem, devices: PushDeviceItem[]): PushDeviceItem[] {
  const isItself = ({ user, id }: PushDeviceItem) => user === added.user && id === added.id
  const isSameBrowser = ({ user, id, session }: PushDeviceItem) =>
    id === added.id || (user === added.user && session === added.session)
  const others = devices.filter((device) => !isItself(device))
  const tooMany = others
    .filter((device) => device.user === added.user && !isSameBrowser(device))
    .toSorted((a, b) => (a.added_at < b.added_at ? 1 : -1))
    .slice(MOST_DEVICES - 1)
  return [...others.filter(isSameBrowser), ...tooMany]
}

/** True if a public key lies on the curve: nothing can be encrypted for any other. */
export function isPublicKey(p256dh: string): boolean {
  const probe = createECDH('prime256v1')
  probe.generateKeys()
  try {
    return probe.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0
  } catch {
    return false
  }
}
