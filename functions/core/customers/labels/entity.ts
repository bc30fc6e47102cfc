import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { STAGE_COLORS } from '#contract/customers/stage-colors.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A dealership's own labels, in one item; where there is none it has the default ones only. */
export const Labels = new Entity({
  ...entityDefaults,
  name: 'labels',
  schema: item({
    org: string().key(),
    /** Grows with each change: a change holds for the version that it was made on. */
    version: number().default(0),
    own: list(map({ id: string(), name: string(), color: string().enum(...STAGE_COLORS) })).default([]),
    /** Names that were given up, until the last contact that bears one bears its new one, or none. */
    leaving: list(map({ name: string(), to: string().optional(), by: map({ id: string(), name: string() }) })).default(
      [],
    ),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#LABELS`, sk: 'LABELS' }),
})
export type LabelsItem = FormattedItem<typeof Labels>
export type OwnLabel = LabelsItem['own'][number]
