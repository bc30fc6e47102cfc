import { planConnected } from '../core/messaging/messages/plan-connected.ts'
import { planSyncs } from '../core/stock/syncs/plan-syncs.ts'

/** `now`: the local console's clock; absent on AWS. A plan that fails does not hold up the others. */
export async function handler({ now }: { now?: string }): Promise<void> {
  const at = now === undefined ? new Date() : new Date(now)
  const plans = await Promise.allSettled([planSyncs(at), planConnected(at)])
  const failures = plans.flatMap((plan) => (plan.status === 'rejected' ? [plan.reason] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'Not all rounds could be planned.')
}
