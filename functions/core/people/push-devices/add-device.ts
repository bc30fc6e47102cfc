import type { PushSubscription } from '#contract/people/web-push.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { isCallable, isLocalCloud } from '../../platform/is-callable.ts'
import { findSession } from '../sessions/door.ts'
import { deadAt } from '../sessions/session-lives.ts'
import { findDevices } from './door.ts'
import { presentDevice } from './present-device.ts'
import { deviceIdOf, isPublicKey, replacedBy } from './rules.ts'
import { deleteDevice, putDevice } from './store.ts'

/** Sends the caller's notifications to this browser from now on, until its sign-in ends. Safe to repeat. */
export async function addDevice(ctx: Ctx, { endpoint, keys }: PushSubscription) {
  const { org, caller, agent, now } = ctx
  if (!isCallable(endpoint, isLocalCloud())) throw refusedFields({ endpoint: { key: 'not_valid' } })
  if (!isPublicKey(keys.p256dh)) throw refusedFields({ keys: { key: 'not_valid' } })

  const [signIn, devices] = await Promise.all([findSession(caller.id, caller.session), findDevices(org)])
  const auth_time = signIn?.auth_time ?? Math.floor(now.getTime() / 1000)
  const id = deviceIdOf(endpoint)
  const known = devices.find((device) => device.user === caller.id && device.id === id)
  const device = {
    org,
    user: caller.id,
    id,
    endpoint,
    ...keys,
    session: caller.session,
    auth_time,
    agent,
    added_at: known?.added_at ?? now.toISOString(),
    ttl: deadAt(auth_time * 1000),
  }
  await putDevice(device)
  await Promise.all(replacedBy(device, devices).map(deleteDevice))
  return { device: presentDevice(device, caller.session) }
}
