import { createECDH } from 'node:crypto'
import { derivedId } from '../../platform/table/ids.ts'
import type { PushDeviceItem } from './entity.ts'

/** More browsers than anyone uses; the oldest gives way, so that nobody makes us call thousands of addresses. */
const MOST_DEVICES = 10

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
