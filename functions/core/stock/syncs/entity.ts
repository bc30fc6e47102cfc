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

/** What is said of a run: what came of it, or the refusal that it ended with. */
export type RunWords = Words<typeof runWords> | Refused

const count = number().default(0)

/** One go at bringing a dealer's file in. */
export const Run = new Entity({
  ...entityDefaults,
  name: 'run',
  schema: item({
    org: string().key(),
    id: string().key(),
    status: string().enum('queued', 'running', 'done', 'failed', 'held'),
    started_at: string(),
    finished_at: string().optional(),
    /** Who started it; absent where the clock did. */
    by: string().optional(),
    /** The file that was sent by hand; absent where it is fetched from the dealer's server. */
    upload: string().optional(),
    file: string().optional(),
    /** Newer files beside it on the dealer's server that are no vehicle lists. */
    others: list(string()).optional(),
    /** The run whose fetched file this one goes on with, since that one broke off. */
    kept: string().optional(),
    /** When the server was connected that its file was fetched from; absent before it is read, and of an upload. */
    connected_at: string().optional(),
    /** A held file that a manager let through. */
    is_confirmed: boolean().default(false),
    /** How many runs for the same file broke off, this one counted. */
    attempt: number().default(1),
    created: count,
    changed: count,
    unchanged: count,
    sold: count,
    errors: count,
    /** Whether there is a file that tells what was wrong with rows. */
    has_problems: boolean().default(false),
    /** The run that has that file, since it read the very same file of the dealer's; absent where this one has it. */
    problems_of: string().optional(),
    /** What is said of it, to whom and in which language it is read. */
    words: any().castAs<RunWords>().optional(),
    /** It failed when it had begun to write. */
    is_half_written: boolean().optional(),
    /** It failed for its file's columns alone: a manager can choose them. */
    can_choose_columns: boolean().optional(),
    /** It was held, and a manager gave its file up. */
    is_discarded: boolean().optional(),
    progress: map({ step: string().enum('fetching', 'reading', 'writing'), done: number() }).optional(),
    /** Epoch seconds. */
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: runsOf(org), sk: id }),
})

export const runsOf = (org: string) => `O#${org}#SYNCS`

/** The one run of a dealership that has not ended, so that the clock finds those that broke off; only jobs read it. */
export const OpenRun = new Entity({
  ...entityDefaults,
  name: 'open-run',
  schema: item({ org: string().key(), run: string(), since: string() }),
  computeKey: ({ org }) => ({ pk: OPEN_RUNS, sk: org }),
})

export const OPEN_RUNS = 'SYNCS'

/** What the columns of the newest file were, with a few of its rows; cost columns are not among them. */
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

/** Which columns a manager chose for files with this header: by field, empty for none. */
export const Overrides = new Entity({
  ...entityDefaults,
  name: 'column-overrides',
  schema: item({ org: string().key(), header_hash: string().key(), fields: record(string(), string()) }),
  computeKey: ({ org, header_hash }) => ({ pk: overridesOf(org), sk: header_hash }),
})

export const overridesOf = (org: string) => `O#${org}#COLUMNS`

export type RunItem = FormattedItem<typeof Run>

/** How a run that was not interrupted ends. */
export interface Outcome
  extends Partial<
    Pick<RunItem, Counted | 'file' | 'connected_at' | 'has_problems' | 'problems_of' | 'can_choose_columns'>
  > {
  status: 'done' | 'held' | 'failed'
  words: RunWords
}
type Counted = 'created' | 'changed' | 'unchanged' | 'sold' | 'errors'
