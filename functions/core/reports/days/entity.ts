import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { binary } from 'dynamodb-toolbox/schema/binary'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A day's facts added up (`pack-cells.ts`): a report of months reads these. */
export const DayPack = new Entity({
  ...entityDefaults,
  name: 'day-pack',
  schema: item({
    org: string().key(),
    /** Days begin at midnight there. */
    timezone: string().key(),
    /** `2026-11-28`. */
    day: string().key(),
    data: binary(),
    /** All facts with smaller ids are in it. */
    until: string(),
    /** Late facts of the days of UTC that it touches, when it was added up. */
    late: number(),
    ttl: number(),
  }),
  computeKey: ({ org, timezone, day }) => ({ pk: packsOf(org, timezone), sk: day }),
})
export type DayPackItem = FormattedItem<typeof DayPack>
export const packsOf = (org: string, timezone: string) => `O#${org}#DAYS#${timezone}`
