import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { USAGE_KINDS } from '#contract/billing/usage-kinds.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

export const usageOf = (org: string) => `O#${org}#USAGE`

/** The ledger: what a day (UTC) cost in an account that Lotwire opened, as Twilio last said, and what was billed of it. */
export const UsageDay = new Entity({
  ...entityDefaults,
  name: 'usage-day',
  schema: item({
    org: string().key(),
    day: string().key(),
    /** Incremented by each change, for optimistic locking. */
    version: number(),
    /** At Twilio. */
    account: string(),
    kinds: record(
      string().enum(...USAGE_KINDS),
      map({
        units: number(),
        /** Millionths of a dollar, as are those billed, by so many events. */
        micros: number(),
        billed: number(),
        events: number(),
      }),
    )
      .partial()
      .default({}),
  }),
  computeKey: ({ org, day }) => ({ pk: usageOf(org), sk: day }),
})
export type UsageDayItem = FormattedItem<typeof UsageDay>

/** The one event that is on its way to Stripe, and what has arrived there for the day of its time. */
export const UsageMeter = new Entity({
  ...entityDefaults,
  name: 'usage-meter',
  schema: item({
    org: string().key(),
    version: number(),
    pending: map({
      day: string(),
      kind: string().enum(...USAGE_KINDS),
      /** Of this day and kind. */
      event: number(),
      micros: number(),
      /** The event's own time, which counts in the period to be paid then. */
      at: string(),
    }).optional(),
    /** The day (UTC) of the last event's time, and the sum of that day's events. */
    sent_on: string().default(''),
    sent: number().default(0),
  }),
  computeKey: ({ org }) => ({ pk: usageOf(org), sk: 'METER' }),
})
export type UsageMeterItem = FormattedItem<typeof UsageMeter>
export type Pending = NonNullable<UsageMeterItem['pending']>
