import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { binary } from 'dynamodb-toolbox/schema/binary'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { PARTS, type Part } from './report-parts.ts'

/** Facts of a day, or of a week, added up (`pack-cells.ts`): a report of months reads these. */
export const Pack = new Entity({
  ...entityDefaults,
  name: 'pack',
  schema: item({
    org: string().key(),
    /** Days begin at midnight there. */
    timezone: string().key(),
    part: string()
      .enum(...PARTS)
      .key(),
    unit: string().enum('day', 'week').key(),
    /** Its first day: `2026-11-28`. */
    from: string().key(),
    data: binary(),
    /** All facts with smaller ids are in it. */
    until: string(),
    /** Late facts of the days of UTC that it touches, when it was added up. */
    late: number(),
    ttl: number(),
  }),
  computeKey: ({ org, timezone, part, unit, from }) => ({ pk: packsOf({ org, timezone, part, unit }), sk: from }),
})
export type PackItem = FormattedItem<typeof Pack>

/** Packs that are read together. */
export interface PackSet {
  timezone: string
  part: Part
  unit: 'day' | 'week'
}
export const packsOf = ({ org, timezone, part, unit }: PackSet & { org: string }) =>
  `O#${org}#PACKS#${timezone}#${part}#${unit}`
