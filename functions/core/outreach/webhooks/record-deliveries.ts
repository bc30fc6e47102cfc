import type { Contact } from '../../customers/contacts/entity.ts'
import { listCustom } from '../../customers/fields/list-custom.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { AppError } from '../../platform/errors.ts'
import { isOf } from '../../platform/table/follow.ts'
import { dataOf } from './data-of.ts'
import type { DeliveryItem, WebhookItem } from './entity.ts'
import { eventsOf, type TellingChange } from './events-of.ts'
import { deliveryTo, type Happening, wants } from './rules.ts'
import { findWebhook, putDelivery } from './store.ts'

const WRITES_AT_ONCE = 8

/** Writes what addresses are to be told, each once, and has it sent; safe to repeat. */
export async function recordDeliveries(org: OrgId, webhooks: WebhookItem[], changes: TellingChange[]): Promise<void> {
  const told = changes.filter((change) => eventsOf(change).some((event) => webhooks.some((one) => wants(one, event))))
  const contacts = told.flatMap((change) =>
    isOf<typeof Contact>('contact')(change) && change.after ? [change.after.id] : [],
  )
  const custom = await listCustom(org, [...new Set(contacts)])
  const deliveries = told.flatMap((change) =>
    eventsOf(change).flatMap((event) =>
      webhooks
        .filter((webhook) => wants(webhook, event))
        .map((webhook) => deliveryTo(webhook, { event, ...change }, dataOf(change, custom))),
    ),
  )
  await begin(org, deliveries)
}

/** Calls one address, whatever events it chose; once for each `sequence`. Throws for one that has gone or is off. */
export async function callWebhook(org: OrgId, id: string, happening: Omit<Happening, 'event'>, data: object) {
  const webhook = await findWebhook(org, id)
  if (!webhook) throw new AppError('automation_webhook_gone')
  if (!webhook.is_active) throw new AppError('webhook_off')
  await begin(org, [deliveryTo(webhook, { event: 'automation_step', ...happening }, data)])
}

async function begin(org: OrgId, deliveries: DeliveryItem[]) {
  await eachAtOnce(deliveries, WRITES_AT_ONCE, putDelivery)
  // Also of those that were there: an earlier try may have ended before it queued them.
  await enqueueAll(
    'deliver-webhooks',
    deliveries.map(({ webhook, id: delivery, next_at: due }) => ({ body: { org, webhook, delivery, due } })),
  )
}
