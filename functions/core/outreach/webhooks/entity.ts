import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import {
  DELIVERY_ERRORS,
  DELIVERY_EVENT_NAMES,
  DELIVERY_STATUSES,
  OFF_REASONS,
  WEBHOOK_EVENT_NAMES,
} from '#contract/outreach/webhook-facts.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** An address of a dealership's own program, and what it is told of. */
export const Webhook = new Entity({
  ...entityDefaults,
  name: 'webhook',
  schema: item({
    org: string().key(),
    id: string().key(),
    version: number(),
    url: string(),
    events: list(string().enum(...WEBHOOK_EVENT_NAMES)),
    /** Sealed (`SECRET_FIELD`): signs what is sent to it. */
    secret: string(),
    is_active: boolean(),
    /** Who added it or switched it on, and sees everybody's customers; none on one from before that was asked for. */
    sees_all_by: string().optional(),
    off_because: string()
      .enum(...OFF_REASONS)
      .optional(),
    /** The first attempt that failed since one arrived. */
    failing_since: string().optional(),
    /** Attempts in a row that it left without an answer, and until when it is then let be. */
    silent_times: number().optional(),
    silent_until: string().optional(),
    /** It answers well, and takes its time. */
    is_slow: boolean().optional(),
    created_at: string(),
  }),
  computeKey: ({ org, id }) => ({ pk: webhooksOf(org), sk: id }),
})
export type WebhookItem = FormattedItem<typeof Webhook>
export const webhooksOf = (org: string) => `O#${org}#WEBHOOKS`

/** The name under which secrets are sealed. */
export const SECRET_FIELD = 'webhook_secret'

/** One event on its way to one address; ids sort by the event's time. */
export const Delivery = new Entity({
  ...entityDefaults,
  name: 'delivery',
  schema: item({
    org: string().key(),
    webhook: string().key(),
    id: string().key(),
    event: string().enum(...DELIVERY_EVENT_NAMES),
    /** The JSON that is sent, the same each time. */
    body: string(),
    status: string().enum(...DELIVERY_STATUSES),
    attempts: number(),
    created_at: string(),
    last_at: string().optional(),
    /** While it waits: the time of its next attempt, which an attempt claims by it. */
    next_at: string().optional(),
    answer_status: number().optional(),
    answer: string().optional(),
    error: string()
      .enum(...DELIVERY_ERRORS)
      .optional(),
    ttl: number(),
  }),
  computeKey: ({ org, webhook, id }) => ({ pk: deliveriesOf(org, webhook), sk: id }),
})
export type DeliveryItem = FormattedItem<typeof Delivery>
export const deliveriesOf = (org: string, webhook: string) => `O#${org}#WEBHOOK#${webhook}`
