import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { notesOf, removedNotesOf } from '../contacts/partitions.ts'

const note = {
  org: string().key(),
  contact: string().key(),
  id: string().key(),
  content: string(),
  /** The colleagues whom it mentions. */
  mentions: list(string()).optional(),
  /** They were told of it already: it was put back, or came along with a contact that was joined. */
  is_told: boolean().optional(),
  created_at: string(),
  updated_at: string(),
  user_id: string(),
  user_name: string(),
}

/** A colleague's note about a contact, sorted by time through its id. */
export const Note = new Entity({
  ...entityDefaults,
  name: 'note',
  schema: item(note),
  computeKey: ({ org, contact, id }) => ({ pk: notesOf(org, contact), sk: id }),
})

export type NoteItem = FormattedItem<typeof Note>

/** A deleted note, kept for a while so that it can be restored, where nothing else reads it. */
export const RemovedNote = new Entity({
  ...entityDefaults,
  name: 'removed-note',
  schema: item({ ...note, ttl: number() }),
  computeKey: ({ org, contact, id }) => ({ pk: removedNotesOf(org, contact), sk: id }),
})
