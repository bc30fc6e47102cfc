import type { Ctx } from '../../platform/ctx.ts'
import { deviceIdOf } from './rules.ts'
import { deleteDevice } from './store.ts'

/** Ends a browser's own subscription; one that is not there any more is no error. */
export async function endSubscription({ org, caller }: Ctx, { endpoint }: { endpoint: string }) {
  await deleteDevice({ org, user: caller.id, id: deviceIdOf(endpoint) })
  return { message: 'Notifications are off on this device.' }
}
