import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import type { Condition, InterestWay, LostReason, Payment } from '#contract/messaging/deal-facts.ts'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import type { KeptFile } from '../files/create-file.ts'

/**
 * What is known of a contact's deal beside what the contact's own fields say (`looking_for`, `budget`, `time_frame`,
 * `trade_in`): these stay there, where the assistant and imports write them.
 */
export const Deal = new Entity({
  ...entityDefaults,
  name: 'deal',
  schema: item({
    org: string().key(),
    contact: string().key(),
    version: number().default(0),
    /** The merge of two contacts that wrote it last: nothing new was sold or lost then. */
    by_merge: string().optional(),
    known: any().castAs<KnownDeal>(),
  }),
  computeKey: ({ org, contact }) => ({ pk: besideOf(org, contact), sk: 'DEAL' }),
})
export type DealItem = FormattedItem<typeof Deal>

/** Leads from the code in a customer's link to whose trade-in it is about. `ttl` in epoch seconds. */
export const TradeInLink = new Entity({
  ...entityDefaults,
  name: 'trade-in-link',
  schema: item({ code: string().key(), org: string(), contact: string(), ttl: number() }),
  computeKey: ({ code }) => ({ pk: `TRADE_IN#${code}`, sk: 'TRADE_IN' }),
})

interface By {
  id: string
  name: string
}
interface DealVehicle {
  id: string
  title: string
  stockNumber?: string | undefined
}
export interface Interest extends DealVehicle {
  at: string
  from: InterestWay
  user?: By
}
export interface Photo extends KeptFile {
  id: string
  at: string
  /** The contact under whom it lies, where that one was merged into this one. */
  owner?: string
}
interface Outcome {
  at: string
  user: By
  /** Whoever looked after the contact then. */
  assignee?: string
  /** The contact for whom reports count it, where that one was merged into this one. */
  of?: string
}
export interface KnownDeal {
  vehicles?: Interest[]
  payment?: Payment
  vin?: string
  mileage?: number
  condition?: Condition
  photos?: Photo[]
  /** The time at which the customer last told of it by their link. */
  sent_at?: string
  /** Whoever looked after them then. */
  sent_to?: string
  sold?: Outcome & { vehicle?: DealVehicle; amount?: number }
  lost?: Outcome & { reason: LostReason; words: string }
}
