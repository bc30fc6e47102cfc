import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { Table } from 'dynamodb-toolbox/table'
import { table as layout } from '#contract/table.ts'
import { PATIENCE } from '../aws/patience.ts'
import { variable } from '../environment.ts'

const documentClient = DynamoDBDocumentClient.from(new DynamoDBClient(PATIENCE), {
  marshallOptions: { removeUndefinedValues: true },
})

const index = <P extends string, S extends string>(keys: { partitionKey: P; sortKey: S }) =>
  ({
    type: 'global',
    partitionKey: { name: keys.partitionKey, type: 'string' },
    sortKey: { name: keys.sortKey, type: 'string' },
  }) as const

/** The one table. Entities are defined on it; commands are used only in a `store.ts`. */
export const table = new Table({
  documentClient,
  name: () => variable('TABLE_NAME'),
  partitionKey: { name: layout.partitionKey, type: 'string' },
  sortKey: { name: layout.sortKey, type: 'string' },
  indexes: {
    inbox: index(layout.indexes.inbox),
    desk: index(layout.indexes.desk),
    people: index(layout.indexes.people),
    people_desk: index(layout.indexes.people_desk),
    board: index(layout.indexes.board),
    board_desk: index(layout.indexes.board_desk),
    team: index(layout.indexes.team),
    calls_desk: index(layout.indexes.calls_desk),
    calls_own: index(layout.indexes.calls_own),
    calls_contact: index(layout.indexes.calls_contact),
    calendar: index(layout.indexes.calendar),
    calendar_contact: index(layout.indexes.calendar_contact),
  },
  entityAttributeSavedAs: '_et',
})
