import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeMoment, MaybeText, Message, Moment, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { FILE_BYTES_MAX } from './feed-files.ts'

export const RunStatus = z.enum(['queued', 'running', 'done', 'failed', 'held'])
export type RunStatus = z.infer<typeof RunStatus>

/** One go at bringing a dealer's file in. */
export const Run = z.lazy(() =>
  z.object({
    id: Text,
    status: RunStatus,
    started_at: Moment,
    finished_at: MaybeMoment,
    /** The file's own name; null until it is known. */
    file: MaybeText,
    counts: z.object({ created: Count, changed: Count, unchanged: Count, sold: Count, errors: Count }),
    /** Where the rows that were refused, and the warnings, can be had as a file. */
    errors_url: MaybeText,
    /** What happened, for the manager; null while there is nothing to say. */
    message: MaybeText,
    /** Who started it; null where the clock did. */
    by: MaybeText,
    /** Its file was sent by hand, not fetched from the dealer's server. */
    is_upload: Flag,
    /** It failed when it had begun to write: the inventory may be as its file says, in part or as a whole. */
    is_half_written: Flag,
    /** It failed for its file's columns alone: PUT /api/inventory/mapping says what they hold, and it can be brought in. */
    can_choose_columns: Flag,
    /** It failed because a manager did not want the file that was held. */
    is_discarded: Flag,
    /** What it is at while it runs, and how far of it is done, 0 to 1. */
    progress: z.nullable(z.object({ step: z.enum(['fetching', 'reading', 'writing']), done: z.number() })),
  }),
)
export type Run = z.infer<typeof Run>

/** The feed's own columns and what each of our fields takes from them; cost columns are never named. */
const Mapping = z.object({
  /** Names this layout of columns: an override counts for files with the same. */
  header_hash: MaybeText,
  fields: z.array(z.object({ field: Text, column: MaybeText, is_override: Flag, samples: z.array(Text) })),
  /** The columns that no field takes. */
  ignored: z.array(Text),
})
export type Mapping = z.infer<typeof Mapping>

const reads = ['table:read', 'keys:csrf'] as const
const one = z.object({ id: Id })

/** Bringing the inventory in: runs, the mapping of columns, files by hand. */
export const syncs = {
  start: route({
    method: 'POST',
    path: '/api/inventory/sync',
    access: 'manager',
    uses: ['table:read', 'table:write', 'feeds:read', 'keys:csrf'],
    body: z._default(z.object({ upload_id: z.optional(Id) }), {}),
    output: z.extend(Message, { sync: Run }),
  }),
  list: route({
    method: 'GET',
    path: '/api/inventory/syncs',
    access: 'member',
    uses: reads,
    output: z.object({ data: z.array(Run) }),
  }),
  get: route({
    method: 'GET',
    path: '/api/inventory/syncs/{id}',
    access: 'member',
    uses: reads,
    params: one,
    output: Run,
  }),
  errors: route({
    method: 'GET',
    path: '/api/inventory/syncs/{id}/errors',
    access: 'manager',
    uses: ['table:read', 'feeds:read', 'keys:csrf'],
    params: one,
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
  confirm: route({
    method: 'POST',
    path: '/api/inventory/syncs/{id}/confirm',
    access: 'manager',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: one,
    output: z.extend(Message, { sync: Run }),
  }),
  /** Gives a held file up: nothing changes, and it is not brought up again by the clock. */
  discard: route({
    method: 'POST',
    path: '/api/inventory/syncs/{id}/discard',
    access: 'manager',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: one,
    output: z.extend(Message, { sync: Run }),
  }),
  mapping: route({ method: 'GET', path: '/api/inventory/mapping', access: 'manager', uses: reads, output: Mapping }),
  setMapping: route({
    method: 'PUT',
    path: '/api/inventory/mapping',
    access: 'manager',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    /** A field's column by name, null for none; a field that is left out is mapped by its column's name. */
    body: z.object({ fields: z.record(z.string(), z.nullable(z.string().check(z.maxLength(200)))) }),
    output: z.extend(Mapping, { message: Text }),
  }),
  upload: route({
    method: 'POST',
    path: '/api/inventory/upload',
    access: 'manager',
    uses: ['table:read', 'feeds:write', 'keys:csrf'],
    body: z._default(
      z.object({
        filename: z._default(z.string().check(z.trim(), z.maxLength(200)), 'inventory.csv'),
        /** In bytes: the form takes no more. */
        size: z.optional(z.int().check(z.minimum(1), z.maximum(FILE_BYTES_MAX, says('file_too_large')))),
      }),
      { filename: 'inventory.csv' },
    ),
    /** A presigned POST: the fields first, then the file as `file`. */
    output: z.object({ upload_id: Text, url: z.url(), fields: z.record(z.string(), z.string()) }),
  }),
}
