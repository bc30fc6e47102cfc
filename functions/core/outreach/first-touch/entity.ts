import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { besideOf } from '../../customers/contacts/entity.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** Who is to answer a new lead, one after the other; `over`: somebody did, or the managers know. */
export const STEPS = ['agent', 'next', 'assistant', 'over'] as const

/** A new lead that waits for its first answer. */
export const Lead = new Entity({
  ...entityDefaults,
  name: 'lead',
  schema: item({
    org: string().key(),
    contact: string().key(),
    step: string().enum(...STEPS),
    /** When it came. */
    began_at: string(),
    /** When whoever has it now has had their minutes, which claims the step; absent once it is over. */
    next_at: string().optional(),
    /** Who had it and did not answer. */
    silent: string().optional(),
    version: number(),
    ttl: number(),
  }),
  computeKey: ({ org, contact }) => ({ pk: besideOf(org, contact), sk: 'FIRST_TOUCH' }),
})
export type LeadItem = FormattedItem<typeof Lead>
