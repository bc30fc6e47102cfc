import { me } from '#contract/people/me.ts'
import type { PushSubscription } from '#contract/people/web-push.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

/** The signed-in person's devices, and the key with which a browser becomes one. */
export const usePushDevices = () => useRow(me.push, {})
export const addPushDevice = (body: PushSubscription) => thenRead(call(me.addPush, { body }), me.push)
export const removePushDevice = (id: string) => thenRead(call(me.removePush, { params: { id } }), me.push)
export const endPush = (endpoint: string) => thenRead(call(me.endPush, { body: { endpoint } }), me.push)
