import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { fieldAttributes } from './field-attributes.ts'

/** A vehicle. Anyone with its link may open it; `org` is its owner, checked by code that reads for an organization. */
export const Vehicle = new Entity({
  ...entityDefaults,
  name: 'vehicle',
  schema: item({
    id: string().key(),
    org: string(),
    /** Identifies the vehicle across files (core/stock/feeds/feed-vehicle.ts); a new id for a vehicle kept by hand. */
    key: string(),
    ...fieldAttributes,
    /** In US cents, like every amount of money. */
    previous_price: number().optional(),
    price_changed_at: string().optional(),
    by_hand: boolean().default(false),
    created_at: string(),
    sold_at: string().optional(),
  }),
  computeKey: ({ id }) => ({ pk: vehicleOf(id), sk: 'VEHICLE' }),
})

/** Number of views of a vehicle, and of calls to its dealer from its page; absent until the first. */
export const VehicleStats = new Entity({
  ...entityDefaults,
  name: 'vehicle-stats',
  schema: item({ id: string().key(), views: number().optional(), calls: number().optional() }),
  computeKey: ({ id }) => ({ pk: vehicleOf(id), sk: 'STATS' }),
})

/** Marks a visit to a vehicle as counted; its name is a hash that cannot be computed without a key of ours. */
export const Visit = new Entity({
  ...entityDefaults,
  name: 'visit',
  schema: item({ visit: string().key(), ttl: number() }),
  computeKey: ({ visit }) => ({ pk: `VISIT#${visit}`, sk: 'VISIT' }),
})

const vehicleOf = (id: string) => `VEHICLE#${id}`

export type VehicleItem = FormattedItem<typeof Vehicle>
