import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The newest archive of a dealership, and how far it has come: whoever goes on begins at `place` or `file_place`. */
export const Archive = new Entity({
  ...entityDefaults,
  name: 'archive',
  schema: item({
    org: string().key(),
    /** Incremented by each change, for optimistic locking. */
    version: number(),
    id: string(),
    state: string().enum('items', 'files', 'manifest', 'done'),
    /** Who is mailed when it is done. */
    email: string(),
    language: string().enum('en', 'es'),
    begun_at: string(),
    /** When the last part was done: one that stands still may be begun anew. */
    moved_at: string(),
    done_at: string().optional(),
    place: map({ pk: string(), sk: string() }).optional(),
    /** The key of the last file that is in it. */
    file_place: string().optional(),
    /** Items by kind, and files. */
    counts: record(string(), number()).default({}),
    parts: list(map({ name: string(), size: number(), sha256: string() })).default([]),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#ARCHIVE`, sk: 'ARCHIVE' }),
})
/** A desk's key ends with the last part of its person's id (customers/contacts/entity.ts). */
export const deskKeyOf = (org: string, person: string) => `${org}#${person.slice(-12)}`

export type ArchiveItem = FormattedItem<typeof Archive>
