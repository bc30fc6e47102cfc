import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A new lead is passed on in this order; `over`: somebody answered, or the managers know. */
const STEPS = ['agent', 'next', 'assistant', 'over'] as const

/** A new lead that waits for its first answer. */
export const Lead = new Entity({
  ...entityDefaults,
  name: 'lead',
  schema: item({
    org: string().key(),
    contact: string().key(),
    step: string().enum(...STEPS),
    began_at: string(),
    /** The end of the current step's minutes, which claims the step; absent once it is over. */
    next_at: string().optional(),
    version: number(),
    ttl: number(),
  }),
  computeKey: ({ org, contact }) => ({ pk: besideOf(org, contact), sk: 'FIRST_TOUCH' }),
})
export type LeadItem = FormattedItem<typeof Lead>
