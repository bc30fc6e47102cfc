import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeMoment, MaybeText, Message, Moment, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { FILE_BYTES_MAX } from './feed-files.ts'

const RunStatus = z.enum(['queued', 'running', 'done', 'failed', 'held'])

/** One attempt to import a dealer's file. */
export const Run = z.lazy(() =>
  z.object({
    id: Text,
    status: RunStatus,
    started_at: Moment,
    finished_at: MaybeMoment,
    /** The file's own name; null until it is known. */
    file: MaybeText,
    /** `returned`: had been sold. */
    counts: z.object({
      created: Count,
      returned: Count,
      changed: Count,
      unchanged: Count,
      sold: Count,
      errors: Count,
    }),
    /** The download URL for the list of refused rows and warnings. */
    errors_url: MaybeText,
    /** The result, for the manager; null until there is one. */
    message: MaybeText,
    /** The user who started it; null if scheduled. */
    by: MaybeText,
    /** Its file was uploaded by hand, not fetched from the dealer's server. */
    is_upload: Flag,
    /** It failed after it had begun to write: the inventory may match its file in part or as a whole. */
    is_half_written: Flag,
    /** It failed only because of its columns: PUT /api/inventory/mapping maps them, and then it can be imported. */
    can_choose_columns: Flag,
    /** It failed because a manager rejected the held file. */
    is_discarded: Flag,
    /** The current step while it runs, the part of it that is done, 0 to 1, and the rows or vehicles so far. */
    progress: z.nullable(z.object({ step: z.enum(['fetching', 'reading', 'writing']), done: z.number(), rows: Count })),
  }),
)
export type Run = z.infer<typeof Run>

/** The feed's own columns and the field each maps to; cost columns are never named. */
const Mapping = z.object({
  /** Identifies this column layout: an override applies to files with the same one. */
  header_hash: MaybeText,
  fields: z.array(z.object({ field: Text, column: MaybeText, is_override: Flag, samples: z.array(Text) })),
  /** The columns that no field uses. */
  ignored: z.array(Text),
})

const reads = ['table:read', 'keys:csrf'] as const
const one = z.object({ id: Id })

/** Importing the inventory: runs, the mapping of columns, uploads. */
export const syncs = {
  start: route({
    method: 'POST',
    path: '/api/inventory/sync',
    access: 'manager',
    right: 'inventory',
    uses: ['table:read', 'table:read-sealed', 'table:write', 'lists:read', 'keys:csrf'],
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
    right: 'inventory',
    uses: ['table:read', 'lists:read', 'keys:csrf'],
    params: one,
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
  confirm: route({
    method: 'POST',
    path: '/api/inventory/syncs/{id}/confirm',
    access: 'manager',
    right: 'inventory',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: one,
    output: z.extend(Message, { sync: Run }),
  }),
  /** Discards a held file: nothing changes, and the scheduler does not bring it up again. */
  discard: route({
    method: 'POST',
    path: '/api/inventory/syncs/{id}/discard',
    access: 'manager',
    right: 'inventory',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: one,
    output: z.extend(Message, { sync: Run }),
  }),
  mapping: route({
    method: 'GET',
    path: '/api/inventory/mapping',
    access: 'manager',
    right: 'inventory',
    uses: reads,
    output: Mapping,
  }),
  setMapping: route({
    method: 'PUT',
    path: '/api/inventory/mapping',
    access: 'manager',
    right: 'inventory',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    /** A field's column by name, null for none; omitted fields are mapped by column name. */
    body: z.object({ fields: z.record(z.string(), z.nullable(z.string().check(z.maxLength(200)))) }),
    output: z.extend(Mapping, { message: Text }),
  }),
  upload: route({
    method: 'POST',
    path: '/api/inventory/upload',
    access: 'manager',
    right: 'inventory',
    uses: ['table:read', 'lists:write', 'keys:csrf'],
    body: z._default(
      z.object({
        filename: z._default(z.string().check(z.trim(), z.maxLength(200)), 'inventory.csv'),
        /** In bytes; the form accepts no more. */
        size: z.optional(z.int().check(z.minimum(1), z.maximum(FILE_BYTES_MAX, says('file_too_large')))),
      }),
      { filename: 'inventory.csv' },
    ),
    /** A presigned POST: the fields first, then the file as `file`. */
    output: z.object({ upload_id: Text, url: z.url(), fields: z.record(z.string(), z.string()) }),
  }),
}
