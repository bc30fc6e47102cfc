import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeMoment, MaybeText, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { IMPORT_FIELDS, OWN_COLUMN } from './import-fields.ts'

/** Fifty thousand contacts with their notes. */
export const IMPORT_BYTES_MAX = 20 * 1024 * 1024
export const IMPORT_ROWS_MAX = 50_000
/** The time within which an import can be undone. */
export const UNDO_HOURS = 24

const ImportStatus = z.enum(['waiting', 'ready', 'running', 'done', 'failed', 'canceled', 'undone'])
/** The handling of contacts whose number already exists. */
export const OnKnown = z.enum(['skip', 'fill', 'overwrite'])
export type OnKnown = z.infer<typeof OnKnown>
const Field = z.union([z.enum(IMPORT_FIELDS), z.templateLiteral([OWN_COLUMN, z.string().check(z.maxLength(60))])])

const summary = () =>
  z.object({
    id: Text,
    /** `waiting` for its file, `ready` once its columns are known. */
    status: ImportStatus,
    filename: Text,
    by: Text,
    created_at: Moment,
    finished_at: MaybeMoment,
    /** `partial`: who came in without something that was wrong; `kept`: whom undoing it left, for somebody worked with them since. */
    counts: z.object({
      rows: Count,
      created: Count,
      updated: Count,
      skipped: Count,
      errors: Count,
      partial: Count,
      kept: Count,
    }),
    /** The URL of a file with the rows that were refused or only partly imported, each with its reason. */
    errors_url: MaybeText,
    /** Until when what it made can be taken back. */
    undo_until: MaybeMoment,
    /** The reason for its failure. */
    message: MaybeText,
  })

/** An import among others: what came of it. */
export const ImportSummary = z.lazy(summary)
export type ImportSummary = z.infer<typeof ImportSummary>

/** A file of contacts on its way in. */
export const ContactImport = z.lazy(() =>
  z.extend(summary(), {
    columns: z.array(z.object({ name: Text, samples: z.array(Text), field: z.nullable(Field) })),
    on_known: OnKnown,
    consent: Text,
    /**
     * Its first rows as they would come in, a whole name in its parts: whether one of their numbers is a contact's, further numbers, whether they don't
     * want to be written to; why a row stays out (`errors`), and what comes in without what (`left_out`), by field.
     */
    preview: z.array(
      z.object({
        line: Count,
        values: z.record(z.string(), Text),
        known: Flag,
        numbers: z.array(z.object({ value: Text, label: Text })),
        opted_out: Flag,
        errors: z.record(z.string(), Text),
        left_out: z.record(z.string(), Text),
      }),
    ),
  }),
)
export type ContactImport = z.infer<typeof ContactImport>

const one = z.object({ id: Id })
const reads = ['table:read', 'table:write', 'lists:read', 'keys:csrf'] as const
const writes = [...reads, 'lists:write'] as const

/** Contacts from a file (S1 'Bulk Upload'). */
export const imports = {
  create: route({
    method: 'POST',
    path: '/api/contacts/imports',
    access: 'member',
    right: 'edit',
    uses: writes,
    body: z.object({
      filename: z.string().check(z.minLength(1), z.maxLength(200)),
      size: z.int().check(z.minimum(1), z.maximum(IMPORT_BYTES_MAX)),
    }),
    output: z.object({ id: Text, upload: z.object({ url: z.url(), fields: z.record(z.string(), Text) }) }),
  }),
  /** Earlier imports, the newest first: one's own, for managers everybody's. */
  list: route({
    method: 'GET',
    path: '/api/contacts/imports',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(ImportSummary) }),
  }),
  get: route({
    method: 'GET',
    path: '/api/contacts/imports/{id}',
    access: 'member',
    uses: reads,
    params: one,
    output: ContactImport,
  }),
  update: route({
    method: 'PUT',
    path: '/api/contacts/imports/{id}',
    access: 'member',
    right: 'edit',
    uses: writes,
    params: one,
    body: z.object({
      /** Columns by their name in the file; one that is null or absent is not brought in. */
      mapping: z.optional(z.record(z.string(), z.nullable(Field))),
      on_known: z.optional(OnKnown),
      /** The place where the people agreed to be contacted. */
      consent: z.optional(z.string().check(z.trim(), z.maxLength(500))),
      start: z.optional(z.boolean()),
    }),
    output: ContactImport,
  }),
  /** Stops one that is not done; takes back what a finished one made, unless it was `only` to be canceled. */
  remove: route({
    method: 'DELETE',
    path: '/api/contacts/imports/{id}',
    access: 'member',
    right: 'edit',
    uses: writes,
    params: one,
    query: z.object({ only: z.optional(z.enum(['cancel'])) }),
    output: ContactImport,
  }),
  errors: route({
    method: 'GET',
    path: '/api/contacts/imports/{id}/errors',
    access: 'member',
    uses: ['table:read', 'lists:read', 'keys:csrf'],
    params: one,
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
}
