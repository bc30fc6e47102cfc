import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/**
 * A colleague whom a note mentions may read the conversation while this opening of it lasts (`opened_at` of the contact):
 * closed, it is over at the next request, and another opening is none of theirs.
 */
export const Mention = new Entity({
  ...entityDefaults,
  name: 'mention',
  schema: item({
    org: string().key(),
    contact: string().key(),
    person: string().key(),
    opened_at: string(),
    ttl: number(),
  }),
  computeKey: ({ org, contact, person }) => ({ pk: mentionsOf(org, contact), sk: person }),
})
export type MentionItem = FormattedItem<typeof Mention>

export const mentionsOf = (org: string, contact: string) => `O#${org}#C#${contact}#MENTIONS`
