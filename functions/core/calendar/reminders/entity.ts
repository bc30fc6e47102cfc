import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

const fields = {
  contact: string(),
  text: string(),
  due_at: string(),
  /** Absent while it is open. */
  done_at: string().optional(),
  created_at: string(),
  /** The person to remind. Names are kept, for those who leave. */
  user: string(),
  user_name: string(),
  author: string(),
  author_name: string(),
}

/** Something that a person wants to be told about a contact at a certain time. */
export const Reminder = new Entity({
  ...entityDefaults,
  name: 'reminder',
  schema: item({
    org: string().key(),
    id: string().key(),
    ...fields,
    /** When its person was told, and by which finding of the due entry (its `found_at`). */
    told_at: string().optional(),
    told_by: string().optional(),
    version: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: `O#${org}#REMINDER#${id}`, sk: 'REMINDER' }),
})
export type ReminderItem = FormattedItem<typeof Reminder>

/** A reminder's row in its person's list and in its contact's, by its time. Written along with the reminder. */
export const ReminderRow = new Entity({
  ...entityDefaults,
  name: 'reminder-row',
  schema: item({ org: string(), list: string().key(), place: string().key(), id: string(), ...fields }),
  computeKey: ({ list, place }) => ({ pk: list, sk: place }),
})
export type ReminderRowItem = FormattedItem<typeof ReminderRow>

export const listOfUser = (org: string, user: string) => `O#${org}#REMINDERS#${user}`
export const listOfContact = (org: string, contact: string) => `O#${org}#C#${contact}#REMINDERS`
