import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import type { Refused } from '#contract/refusals.ts'
import type { runWords } from '#contract/stock/run-words.ts'
import type { Words } from '#contract/words.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** The message of a run: its result, or the refusal it ended with. */
export type RunWords = Words<typeof runWords> | Refused

const count = number().default(0)

/** One attempt to import a dealer's file. */
export const Run = new Entity({
  ...entityDefaults,
  name: 'run',
  schema: item({
    org: string().key(),
    id: string().key(),
    status: string().enum('queued', 'running', 'done', 'failed', 'held'),
    started_at: string(),
    finished_at: string().optional(),
    /** The user who started it; absent if scheduled. */
    by: string().optional(),
    /** The file uploaded by hand; absent if it is fetched from the dealer's server. */
    upload: string().optional(),
    file: string().optional(),
    /** Newer files beside it on the dealer's server that are not vehicle lists. */
    others: list(string()).optional(),
    /** The run whose fetched file this one continues with, after that run broke off. */
    kept: string().optional(),
    /** The connection time of the server its file came from; absent until the file is read, and for an upload. */
    connected_at: string().optional(),
    /** A held file that a manager approved. */
    is_confirmed: boolean().default(false),
    /** Number of runs for the same file that broke off, including this one. */
    attempt: number().default(1),
    created: count,
    returned: count,
    changed: count,
    unchanged: count,
    sold: count,
    errors: count,
    /** True if there is a file that lists the problems with rows. */
    has_problems: boolean().default(false),
    /** The run that has that list, because it read exactly the same file; absent if this run has it. */
    problems_of: string().optional(),
    /** Its message; the wording depends on the reader and the language. */
    words: any().castAs<RunWords>().optional(),
    /** It failed after it had begun to write. */
    is_half_written: boolean().optional(),
    /** It failed only because of its columns: a manager can choose them. */
    can_choose_columns: boolean().optional(),
    /** It was held, and a manager discarded the file. */
    is_discarded: boolean().optional(),
    progress: map({ step: string().enum('fetching', 'reading', 'writing'), done: number(), rows: count }).optional(),
    /** Epoch seconds. */
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: runsOf(org), sk: id }),
})

export const runsOf = (org: string) => `O#${org}#SYNCS`

/** A dealership's only unfinished run, so that the scheduler finds those that broke off; only jobs read it. */
export const OpenRun = new Entity({
  ...entityDefaults,
  name: 'open-run',
  schema: item({ org: string().key(), run: string(), since: string() }),
  computeKey: ({ org }) => ({ pk: OPEN_RUNS, sk: org }),
})

export const OPEN_RUNS = 'SYNCS'

/** The columns of the newest file, with a few of its rows; without cost columns. */
export const Columns = new Entity({
  ...entityDefaults,
  name: 'columns',
  schema: item({
    org: string().key(),
    header_hash: string(),
    header: list(string()),
    samples: list(list(string())),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}`, sk: 'COLUMNS' }),
})

/** The columns a manager chose for files with this header: by field, empty for none. */
export const Overrides = new Entity({
  ...entityDefaults,
  name: 'column-overrides',
  schema: item({ org: string().key(), header_hash: string().key(), fields: record(string(), string()) }),
  computeKey: ({ org, header_hash }) => ({ pk: overridesOf(org), sk: header_hash }),
})

export const overridesOf = (org: string) => `O#${org}#COLUMNS`

export type RunItem = FormattedItem<typeof Run>

/** The outcome of a run that was not interrupted. */
export interface Outcome
  extends Partial<
    Pick<RunItem, Counted | 'file' | 'connected_at' | 'has_problems' | 'problems_of' | 'can_choose_columns'>
  > {
  status: 'done' | 'held' | 'failed'
  words: RunWords
}
type Counted = 'created' | 'returned' | 'changed' | 'unchanged' | 'sold' | 'errors'
