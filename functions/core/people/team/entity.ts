import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The contacts of a user who left or is suspended, and their recipient; exists until all are transferred. */
export const Handover = new Entity({
  ...entityDefaults,
  name: 'handover',
  schema: item({
    org: string().key(),
    person: string().key(),
    /** Absent if they become unassigned. */
    to: string().optional(),
    /** The user who decided it. */
    by: string(),
    by_name: string(),
    at: string(),
    /** Number reassigned so far, and time of the last: the recipient is notified of them together. */
    given: number().default(0),
    moved_at: string().optional(),
  }),
  computeKey: ({ org, person }) => ({ pk: `O#${org}#HANDOVER#${person}`, sk: 'HANDOVER' }),
})
export type HandoverItem = FormattedItem<typeof Handover>
/** A handover that has not started. */
export type NewHandover = Omit<HandoverItem, 'given' | 'moved_at'>
