import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { dataOf } from './data-of.ts'
import type { WebhookItem } from './entity.ts'
import { eventsOf, type TellingChange } from './events-of.ts'
import { deliveriesFor } from './rules.ts'
import { putDelivery } from './store.ts'

const WRITES_AT_ONCE = 8

/** Writes what addresses are to be told, each once, and has it sent; safe to repeat. */
export async function recordDeliveries(org: OrgId, webhooks: WebhookItem[], changes: TellingChange[]): Promise<void> {
  const deliveries = changes.flatMap((change) =>
    eventsOf(change).flatMap((event) => deliveriesFor(webhooks, { event, ...change }, dataOf(change))),
  )
  await eachAtOnce(deliveries, WRITES_AT_ONCE, putDelivery)
  // Also of those that were there: an earlier try may have ended before it queued them.
  await enqueueAll(
    'deliver-webhooks',
    deliveries.map(({ webhook, id: delivery, next_at: due }) => ({ body: { org, webhook, delivery, due } })),
  )
}
