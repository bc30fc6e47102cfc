import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { STAGE_COLORS } from '#contract/customers/stage-colors.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

const stage = () => ({ id: string(), name: string(), color: string().enum(...STAGE_COLORS) })
const by = map({ id: string(), name: string() })

/** A dealership's changes of the pipeline, in one item; without it, everything is by default. */
export const Pipeline = new Entity({
  ...entityDefaults,
  name: 'pipeline',
  schema: item({
    org: string().key(),
    /** Grows with each change: a change holds for the version that it was made on. */
    version: number().default(0),
    /** Its own stages, in the order of their making. */
    own: list(map(stage())).default([]),
    /** Stages that were removed, until the last of their people has moved. */
    leaving: list(map({ ...stage(), move_to: string(), by })).default([]),
    times: map({ green: number(), blue: number(), black: number(), orange: number() }).optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}`, sk: 'PIPELINE' }),
})
export type PipelineItem = FormattedItem<typeof Pipeline>
