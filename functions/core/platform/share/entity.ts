import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../table/entity.ts'

/** What a dealership has of a job's workers at the moment. */
export const Share = new Entity({
  ...entityDefaults,
  name: 'share',
  schema: item({
    org: string().key(),
    job: string().key(),
    version: number(),
    /** Its work took long; until then (epoch ms) it keeps to its share. */
    slow_until: number().optional(),
    /** The batches under way, each with the moment (epoch ms) at which it has ended in any case. */
    held: record(string(), number()),
    ttl: number(),
  }),
  computeKey: ({ org, job }) => ({ pk: `O#${org}#SHARES`, sk: job }),
})
export type ShareItem = FormattedItem<typeof Share>
