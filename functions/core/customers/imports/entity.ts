import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { IMPORT_FIELDS } from '#contract/customers/import-fields.ts'
import type { Refused } from '#contract/refusals.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

const count = () => number().default(0)

export const importsOf = (org: string) => `O#${org}#IMPORTS`

/** A file of contacts on its way in. */
export const Import = new Entity({
  ...entityDefaults,
  name: 'contact-file',
  schema: item({
    org: string().key(),
    id: string().key(),
    status: string().enum('waiting', 'ready', 'running', 'done', 'failed', 'canceled', 'undone'),
    filename: string(),
    by: string(),
    by_name: string(),
    /** Whether they may change contacts of others. */
    sees_everything: boolean(),
    language: string().enum('en', 'es'),
    created_at: string(),
    finished_at: string().optional(),
    /** The file's header and its first rows, once it is there. */
    header: list(string()).default([]),
    samples: list(list(string())).default([]),
    /** The lines of the samples. */
    lines: list(number()).default([]),
    /** Which column holds which field, by the column's name. */
    mapping: record(string(), string().enum(...IMPORT_FIELDS)).default({}),
    on_known: string().enum('skip', 'fill', 'overwrite').default('skip'),
    consent: string().default(''),
    rows: count(),
    created: count(),
    updated: count(),
    skipped: count(),
    errors: count(),
    /** Parts (rules.ts) that are in the table: whoever goes on begins behind them. */
    parts: count(),
    /** Until when a worker has it, in epoch milliseconds. */
    held_until: count(),
    words: any().castAs<Refused>().optional(),
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: importsOf(org), sk: id }),
})
export type ImportItem = FormattedItem<typeof Import>

/** What some rows of an import came to: whom they made, and which were refused. */
export const ImportPart = new Entity({
  ...entityDefaults,
  name: 'import-part',
  schema: item({
    org: string().key(),
    import: string().key(),
    n: number().key(),
    made: list(string()).default([]),
    refused: any().castAs<RefusedRow[]>(),
    ttl: number(),
  }),
  computeKey: ({ org, import: id, n }) => ({
    pk: `O#${org}#IMPORT#${id}`,
    sk: `${PARTS}${String(n).padStart(6, '0')}`,
  }),
})

export const PARTS = 'PART#'
export const partsOf = (org: string, id: string) => `O#${org}#IMPORT#${id}`

export interface RefusedRow {
  line: number
  /** What is wrong with which field; '' for the row. */
  reasons: Record<string, Refused>
}
