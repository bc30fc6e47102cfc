import { Entity, type FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { AVAILABILITIES } from '#contract/stock/availabilities.ts'
import { entityDefaults } from '../../platform/table/entity-defaults.ts'
import { derivedId } from '../../platform/table/ids.ts'

/** A car. Anyone who has its link may open it; `org` says whose it is, and whoever reads it for an organization checks that. */
export const Vehicle = new Entity({
  ...entityDefaults,
  name: 'vehicle',
  schema: item({
    id: string().key(),
    org: string(),
    /** What makes it the same car tomorrow (core/stock/feeds/feed-vehicle.ts); a new id where it is kept by hand. */
    key: string(),
    title: string(),
    vin: string().optional(),
    stockNumber: string().optional(),
    dealer_code: string().optional(),
    year: number().optional(),
    make: string().optional(),
    model: string().optional(),
    trim: string().optional(),
    body: string().optional(),
    /** US dollars in cents, as all three. */
    price: number().optional(),
    previous_price: number().optional(),
    msrp: number().optional(),
    price_changed_at: string().optional(),
    mileage: number().optional(),
    color: string().optional(),
    colorAlt: string().optional(),
    transmission: string().optional(),
    drivetrain: string().optional(),
    engine: string().optional(),
    fuel: string().optional(),
    condition: string().enum('new', 'used').optional(),
    description: string().optional(),
    options: list(string()).optional(),
    images: list(string()),
    availability: string().enum(...AVAILABILITIES),
    by_hand: boolean().default(false),
    created_at: string(),
    /** YYYY-MM-DD, where the feed says it. */
    stocked_on: string().optional(),
    sold_at: string().optional(),
  }),
  computeKey: ({ id }) => ({ pk: vehicleOf(id), sk: 'VEHICLE' }),
})

/** How often a car was looked at, and its dealer called from its page; absent until the first time. */
export const VehicleStats = new Entity({
  ...entityDefaults,
  name: 'vehicle-stats',
  schema: item({ id: string().key(), views: number().optional(), calls: number().optional() }),
  computeKey: ({ id }) => ({ pk: vehicleOf(id), sk: 'STATS' }),
})

/** Says that somebody's visit of a car has been counted; its name is a hash that takes a key of ours to make. */
export const Visit = new Entity({
  ...entityDefaults,
  name: 'visit',
  schema: item({ visit: string().key(), ttl: number() }),
  computeKey: ({ visit }) => ({ pk: `VISIT#${visit}`, sk: 'VISIT' }),
})

const vehicleOf = (id: string) => `CAR#${id}`

/** A car's id follows from its key, so it is the same car, at the same address, when it comes back. */
export const vehicleIdOf = (org: string, key: string) => derivedId('vehicle', org, key)

export type VehicleItem = FormattedItem<typeof Vehicle>
