import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../table/entity.ts'
import { derivedId } from '../table/ids.ts'

/** A thing that is due at a certain time. The time leads the sort key: a partition starts with the longest overdue. */
export const Due = new Entity({
  ...entityDefaults,
  name: 'due',
  schema: item({
    /** ISO 8601, to the millisecond and in UTC, as `toISOString` writes it. */
    at: string().key(),
    /** Derived from the rest: the same thing due at the same time is one entry. */
    id: string().key(),
    kind: string(),
    org: string(),
    ids: record(string(), string()),
  }),
  computeKey: ({ at, id }) => ({ pk: `DUE#${id.charAt(0)}`, sk: `${at}#${id}` }),
})
export type DueItem = FormattedItem<typeof Due>

/** The first characters of a derived id, all equally likely. */
export const PARTITIONS = [...'01234567'].map((first) => `DUE#${first}`)

/** An entry's position among all, across partitions: by time. */
export const positionOf = ({ at, id }: Pick<DueItem, 'at' | 'id'>) => `${at}#${id}`

interface What {
  kind: string
  org: string
  ids: Record<string, string>
}
export const dueIdOf = ({ kind, org, ids }: What) =>
  derivedId('due', kind, org, ...Object.entries(ids).toSorted().flat())
