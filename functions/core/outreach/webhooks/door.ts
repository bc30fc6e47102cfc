import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Webhook, type WebhookItem, webhooksOf } from './entity.ts'

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
