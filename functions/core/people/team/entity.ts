import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** What somebody who left, or is suspended, had to look after, and who gets it; there as long as any of it is on its way. */
export const Handover = new Entity({
  ...entityDefaults,
  name: 'handover',
  schema: item({
    org: string().key(),
    person: string().key(),
    /** Nobody where it is absent. */
    to: string().optional(),
    /** Who decided it. */
    by: string(),
    by_name: string(),
    at: string(),
    /** How many of them somebody got so far, and when the last was moved: whoever gets them is told of them as a whole. */
    given: number().default(0),
    moved_at: string().optional(),
  }),
  computeKey: ({ org, person }) => ({ pk: `O#${org}#HANDOVER#${person}`, sk: 'HANDOVER' }),
})
export type HandoverItem = FormattedItem<typeof Handover>
/** Before anything was given. */
export type NewHandover = Omit<HandoverItem, 'given' | 'moved_at'>
