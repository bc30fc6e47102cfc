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
    /** Where they are mentioned: without it, or named there no longer, they have no mention by it. */
    note: string().key(),
    opened_at: string(),
    ttl: number(),
  }),
  computeKey: ({ org, contact, person, note }) => ({
    pk: mentionsOf(org, person),
    sk: `${mentionsOn(contact)}${note}`,
  }),
})
export type MentionItem = FormattedItem<typeof Mention>

/** By whom they are of: a search reads all of a person's at once. Those of a contact that is gone open nothing, and go with their time. */
export const mentionsOf = (org: string, person: string) => `O#${org}#MENTIONED#${person}`
/** How their keys begin on one contact. */
export const mentionsOn = (contact: string) => `${contact}#`
