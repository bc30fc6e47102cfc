import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { duePut } from '../../platform/due/door.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, onlyNew, retryOnContention } from '../../platform/table/conflicts.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { Delivery, type DeliveryItem, deliveriesOf, Webhook, type WebhookItem } from './entity.ts'

const PAGE = 50

export async function findWebhook(org: OrgId, id: string): Promise<WebhookItem | undefined> {
  const { Item } = await Webhook.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

export const putWebhook = (webhook: WebhookItem) =>
  isConditionMet(Webhook.build(PutItemCommand).item(webhook).options(onlyNew).send())

/** Changes an address that still is as it was read; else false. */
export const replaceWebhook = (seen: WebhookItem, change: Partial<WebhookItem>) => replaceWhole(Webhook, seen, change)

/** Removes an address; nobody reaches its deliveries any more, and their time to live ends them. */
export async function deleteWebhook({ org, id }: Pick<WebhookItem, 'org' | 'id'>): Promise<void> {
  await Webhook.build(DeleteItemCommand).key({ org, id }).send()
}

export async function findDelivery(org: OrgId, webhook: string, id: string): Promise<DeliveryItem | undefined> {
  const { Item } = await Delivery.build(GetItemCommand).key({ org, webhook, id }).options({ consistent: true }).send()
  return Item
}

/** A page of an address's deliveries, newest first, after the previous page's `place`. */
export async function listDeliveriesOf(org: OrgId, webhook: string, before?: string) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Delivery)
    .query({ partition: deliveriesOf(org, webhook), ...(before && { range: { lt: before } }) })
    .options({ limit: PAGE, reverse: true, consistent: true })
    .send()
  return { deliveries: Items, place: LastEvaluatedKey && Items.at(-1)?.id }
}

/** Puts a delivery that is not there yet: told twice, it stays as far as it is. */
export const putDelivery = (delivery: DeliveryItem) =>
  isConditionMet(Delivery.build(PutItemCommand).item(delivery).options(onlyNew).send())

/** Replaces a delivery that still waits for the attempt it was read for, and makes the next one due; else false. */
export const replaceDelivery = (seen: DeliveryItem, after: DeliveryItem) => {
  const { org, webhook, id, next_at } = after
  const condition =
    seen.next_at === undefined
      ? ({ attr: 'next_at', exists: false } as const)
      : ({ attr: 'next_at', eq: seen.next_at } as const)
  return retryOnContention(() =>
    execute(
      Delivery.build(PutTransaction).item(after).options({ condition }),
      ...(next_at === undefined
        ? []
        : [duePut({ kind: 'deliver-webhooks', org, ids: { webhook, delivery: id }, at: next_at })]),
    ),
  )
}
