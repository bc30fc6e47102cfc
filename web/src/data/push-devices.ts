import { ownNotifications } from '#contract/people/own-notifications.ts'
import type { PushSubscription } from '#contract/people/web-push.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

/** The signed-in person's devices, and the key with which a browser becomes one. */
export const usePushDevices = () => useRow(ownNotifications.push, {})
export const addPushDevice = (body: PushSubscription) =>
  thenRead(call(ownNotifications.addPush, { body }), ownNotifications.push)
export const removePushDevice = (id: string) =>
  thenRead(call(ownNotifications.removePush, { params: { id } }), ownNotifications.push)
export const endPush = (endpoint: string) =>
  thenRead(call(ownNotifications.endPush, { body: { endpoint } }), ownNotifications.push)
