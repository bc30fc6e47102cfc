import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** How a dealership stands at Stripe, as last read there; the customer is kept from the first checkout on. */
export const Billing = new Entity({
  ...entityDefaults,
  name: 'billing',
  schema: item({
    org: string().key(),
    /** Incremented by each change, for optimistic locking. */
    version: number(),
    customer: string().optional(),
    subscription: map({
      id: string(),
      /** In Stripe's words. */
      status: string(),
      /** The period that is paid, or to be paid, now. */
      from: string(),
      until: string(),
      /** It ends with it. */
      ends: boolean(),
      /** The first day (UTC) whose usage is billed. */
      usage_from: string().optional(),
    }).optional(),
    /** The newest first. */
    invoices: list(
      map({
        id: string(),
        number: string().optional(),
        at: string(),
        total: number(),
        currency: string(),
        status: string(),
        url: string().optional(),
      }),
    ).default([]),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#BILLING`, sk: 'BILLING' }),
})
export type BillingItem = FormattedItem<typeof Billing>

/** What whoever pays was last told of on a topic, or is being told: the occasion, and when that was begun. */
export const Told = new Entity({
  ...entityDefaults,
  name: 'plan-told',
  schema: item({
    org: string().key(),
    topic: string().key().enum('plan', 'paid_twice'),
    version: number(),
    about: string().default(''),
    at: string().default(''),
    is_done: boolean().default(false),
  }),
  computeKey: ({ org, topic }) => ({ pk: `O#${org}#BILLING`, sk: `TOLD#${topic}` }),
})
export type ToldItem = FormattedItem<typeof Told>
