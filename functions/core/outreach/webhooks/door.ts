import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { Delivery, Webhook, type WebhookItem, webhooksOf } from './entity.ts'
import { listDeliveriesOf } from './store.ts'

/** Removes what other programs were told, or are to be, about these contacts. Safe to repeat. */
export async function removeDeliveriesAbout(org: OrgId, contacts: readonly string[]): Promise<void> {
  for (const { id: webhook } of await listWebhooksOf(org)) {
    let place: string | undefined
    do {
      const page = await listDeliveriesOf(org, webhook, place)
      const told = page.deliveries.filter(({ body }) => contacts.some((contact) => body.includes(contact)))
      await writeAll(told.map(({ id }) => Delivery.build(BatchDeleteRequest).key({ org, webhook, id })))
      place = page.place
    } while (place !== undefined)
  }
}

/** A dealership's addresses, oldest first; for most there are none, which costs half a read unit. */
export async function listWebhooksOf(org: OrgId, { consistent = false } = {}): Promise<WebhookItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Webhook)
    .query({ partition: webhooksOf(org) })
    .options({ consistent })
    .send()
  return Items
}
