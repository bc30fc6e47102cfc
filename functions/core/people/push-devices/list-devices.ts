import type { Ctx } from '../../platform/ctx.ts'
import { variable } from '../../platform/environment.ts'
import { findDevices } from './door.ts'
import { presentDevice } from './present-device.ts'
import { pushKey } from './push-key.ts'

/** The caller's devices, this one first, and our public key, with which a browser becomes one. */
export async function listDevices({ org, caller }: Ctx) {
  const devices = await findDevices(org, caller.id)
  const data = devices
    .toSorted((a, b) => (a.added_at < b.added_at ? 1 : -1))
    .map((device) => presentDevice(device, caller.session))
    .toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
  return { key: pushKey(variable('PUSH_KEY')).publicKey.toString('base64url'), data }
}
