import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { notesOf } from '../contacts/entity.ts'

/** A colleague's note about a contact, sorted by time through its id. */
export const Note = new Entity({
  ...entityDefaults,
  name: 'note',
  schema: item({
    org: string().key(),
    contact: string().key(),
    id: string().key(),
    content: string(),
    created_at: string(),
    updated_at: string(),
    user_id: string(),
    user_name: string(),
  }),
  computeKey: ({ org, contact, id }) => ({ pk: notesOf(org, contact), sk: id }),
})

export type NoteItem = FormattedItem<typeof Note>
