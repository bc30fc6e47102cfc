import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { fieldAttributes } from './field-attributes.ts'

/** A vehicle. Anyone who has its link may open it; `org` says whose it is, and whoever reads it for an organization checks that. */
export const Vehicle = new Entity({
  ...entityDefaults,
  name: 'vehicle',
  schema: item({
    id: string().key(),
    org: string(),
    /** What makes it the same vehicle tomorrow (core/stock/feeds/feed-vehicle.ts); a new id where it is kept by hand. */
    key: string(),
    ...fieldAttributes,
    /** US dollars in cents, as every amount of money. */
    previous_price: number().optional(),
    price_changed_at: string().optional(),
    by_hand: boolean().default(false),
    created_at: string(),
    sold_at: string().optional(),
  }),
  computeKey: ({ id }) => ({ pk: vehicleOf(id), sk: 'VEHICLE' }),
})

/** How often a vehicle was looked at, and its dealer called from its page; absent until the first time. */
export const VehicleStats = new Entity({
  ...entityDefaults,
  name: 'vehicle-stats',
  schema: item({ id: string().key(), views: number().optional(), calls: number().optional() }),
  computeKey: ({ id }) => ({ pk: vehicleOf(id), sk: 'STATS' }),
})

/** Says that somebody's visit of a vehicle has been counted; its name is a hash that takes a key of ours to make. */
export const Visit = new Entity({
  ...entityDefaults,
  name: 'visit',
  schema: item({ visit: string().key(), ttl: number() }),
  computeKey: ({ visit }) => ({ pk: `VISIT#${visit}`, sk: 'VISIT' }),
})

const vehicleOf = (id: string) => `VEHICLE#${id}`

/** A vehicle's id follows from its key, so it is the same vehicle, at the same address, when it comes back. */
export const vehicleIdOf = (org: string, key: string) => derivedId('vehicle', org, key)

export type VehicleItem = FormattedItem<typeof Vehicle>
