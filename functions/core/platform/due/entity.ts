import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../table/entity.ts'
import { derivedId } from '../table/ids.ts'

/** What is due when. The moment leads the sort key, so the front of a partition is what has been due for longest. */
export const Due = new Entity({
  ...entityDefaults,
  name: 'due',
  schema: item({
    /** ISO 8601, to the millisecond and in UTC, as `toISOString` writes it. */
    at: string().key(),
    /** Follows from the rest: the same thing due at the same moment is one entry. */
    id: string().key(),
    kind: string(),
    org: string(),
    ids: record(string(), string()),
  }),
  computeKey: ({ at, id }) => ({ pk: `DUE#${id.charAt(0)}`, sk: `${at}#${id}` }),
})
export type DueItem = FormattedItem<typeof Due>

/** A derived id begins with one of these, each as likely as the others. */
export const PARTITIONS = [...'01234567'].map((first) => `DUE#${first}`)

/** Where an entry stands among all, whatever its partition: by its moment. */
export const placeOf = ({ at, id }: Pick<DueItem, 'at' | 'id'>) => `${at}#${id}`

interface What {
  kind: string
  org: string
  ids: Record<string, string>
}
export const dueIdOf = ({ kind, org, ids }: What) =>
  derivedId('due', kind, org, ...Object.entries(ids).toSorted().flat())
