import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { historyOf } from './partitions.ts'

/** An entry of a contact's history, sorted by time through its id. `from` and `to` are ids if their type has ids. */
export const HistoryEntry = new Entity({
  ...entityDefaults,
  name: 'history-entry',
  schema: item({
    org: string().key(),
    contact: string().key(),
    id: string().key(),
    type: string().enum('stage', 'assignee', 'call', 'appointment', 'joined', 'deal'),
    at: string(),
    /** Of a deal, what of it changed. */
    about: string().optional(),
    user_id: string().optional(),
    user_name: string().optional(),
    from: string().optional(),
    to: string().optional(),
    /** Names at that time: people leave, the history stays. */
    from_name: string().optional(),
    to_name: string().optional(),
    remark: string().optional(),
    /** One of many that were changed at once: whom it concerns is told of them as a whole. */
    is_of_many: boolean().optional(),
    /** Of a call, once it is over: its entry has its id. */
    call: map({ direction: string(), status: string(), seconds: number() }).optional(),
    appointment: map({ id: string(), kind: string(), starts_at: string() }).optional(),
  }),
  computeKey: ({ org, contact, id }) => ({ pk: historyOf(org, contact), sk: id }),
})

/**
 * A file of contacts that was brought in, and where its people agreed to be contacted. It is kept once for all whom the
 * file made, as long as any of them may be asked about: their `import` leads here.
 */
export const ImportEntry = new Entity({
  ...entityDefaults,
  name: 'import-entry',
  schema: item({
    org: string().key(),
    /** The import's. */
    id: string().key(),
    at: string(),
    user_id: string(),
    user_name: string(),
    consent: string(),
  }),
  computeKey: ({ org, id }) => ({ pk: `O#${org}#IMPORTED`, sk: id }),
})
export type ImportEntryItem = FormattedItem<typeof ImportEntry>
export type HistoryItem = FormattedItem<typeof HistoryEntry>
