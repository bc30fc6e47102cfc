import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import type { AiSource } from '#contract/messaging/ai-source.ts'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The answer that waits for somebody's approval; a conversation has one, and a newer one takes its place. */
export const Draft = new Entity({
  ...entityDefaults,
  name: 'draft',
  schema: item({
    org: string().key(),
    contact: string().key(),
    conversation: string().key(),
    id: string(),
    /** The newest message when it was written: with another one it is no answer any more. */
    after: string(),
    body: string(),
    sources: any().castAs<AiSource[]>(),
    created_at: string(),
  }),
  computeKey: ({ org, contact, conversation }) => ({ pk: besideOf(org, contact), sk: `DRAFT#${conversation}` }),
})
export type DraftItem = FormattedItem<typeof Draft>
