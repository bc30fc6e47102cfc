import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import type { Added } from '#contract/assistant/added.ts'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** What a contact's conversations are about, until something new is said. */
export const Summary = new Entity({
  ...entityDefaults,
  name: 'contact-summary',
  schema: item({
    org: string().key(),
    contact: string().key(),
    text: string(),
    /** What it says that nobody in the conversation did. */
    added: any().castAs<Added[]>().optional(),
    /** The newest message that it knows. */
    after: string(),
    created_at: string(),
  }),
  computeKey: ({ org, contact }) => ({ pk: besideOf(org, contact), sk: 'SUMMARY' }),
})
export type SummaryItem = FormattedItem<typeof Summary>
