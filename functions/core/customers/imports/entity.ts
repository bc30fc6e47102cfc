import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import type { ImportColumn } from '#contract/customers/import-fields.ts'
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
    language: string().enum('en', 'es'),
    created_at: string(),
    finished_at: string().optional(),
    /** The columns that are shown, once the file is there, where they are in it, and their cells of its first rows. */
    header: list(string()).default([]),
    places: list(number()).default([]),
    samples: list(list(string())).default([]),
    /** The lines of the samples. */
    lines: list(number()).default([]),
    /** Fields by their columns' names. */
    mapping: any().castAs<Record<string, ImportColumn>>().default({}),
    on_known: string().enum('skip', 'fill', 'overwrite').default('skip'),
    consent: string().default(''),
    rows: count(),
    created: count(),
    updated: count(),
    skipped: count(),
    errors: count(),
    /** People who came in without something that was wrong. */
    partial: count(),
    /** Whom undoing it left, for somebody has worked with them since. */
    kept: count(),
    /** The user who undid it. */
    undone_by: string().optional(),
    /** Parts (rules.ts) that are in the table: whoever goes on begins behind them. */
    parts: count(),
    /** Of those, what follows from so many is done. */
    followed: count(),
    /** Until when a worker has it, in epoch milliseconds. */
    held_until: count(),
    words: any().castAs<Refused>().optional(),
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: importsOf(org), sk: id }),
})
export type ImportItem = FormattedItem<typeof Import>

/** The result of some rows of an import: contacts created, rows refused, and fields left out. */
export const ImportPart = new Entity({
  ...entityDefaults,
  name: 'import-part',
  schema: item({
    org: string().key(),
    import: string().key(),
    n: number().key(),
    made: list(string()).default([]),
    refused: any().castAs<RefusedRow[]>(),
    /** Of those who came in. */
    left_out: any().castAs<RefusedRow[]>().optional(),
    /** The number of created contacts that undoing kept; set when it is done with them. */
    kept: number().optional(),
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
  /** Problems by field; '' for the row. */
  reasons: Record<string, Refused>
}
