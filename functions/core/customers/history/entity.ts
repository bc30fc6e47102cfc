import { Entity, type FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { entityDefaults } from '../../platform/table/entity-defaults.ts'

/** What happened to a contact, newest last: its id is made of its time. `from` and `to` are ids where their type has ids. */
export const HistoryEntry = new Entity({
  ...entityDefaults,
  name: 'history-entry',
  schema: item({
    org: string().key(),
    contact: string().key(),
    id: string().key(),
    type: string().enum('stage', 'assignee'),
    at: string(),
    user_id: string().optional(),
    user_name: string().optional(),
    from: string().optional(),
    to: string().optional(),
    remark: string().optional(),
  }),
  computeKey: ({ org, contact, id }) => ({ pk: historyOf(org, contact), sk: id }),
})

export const historyOf = (org: string, contact: string) => `O#${org}#C#${contact}#HISTORY`
export type HistoryItem = FormattedItem<typeof HistoryEntry>
