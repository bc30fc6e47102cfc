import * as z from 'zod/mini'
import { ContactQuery } from '#contract/customers/contact-query.ts'
import { LabelName } from '#contract/customers/labels.ts'
import { TaskStatus } from '#contract/customers/tasks.ts'
import { Count, Flag, Id, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** As many as one body holds; whoever means more names them by a query. */
const MOST_IDS = 1000

/** What becomes of contacts: a stage, one label more, who looks after them (`me`, or null or `none` for nobody). */
const ContactSettings = z.object({
  stage: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  label: z.optional(LabelName),
  assignee: z.optional(z.nullable(Id)),
})

const BulkChange = z.lazy(() =>
  z
    .object({
      ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(MOST_IDS))),
      query: z.optional(ContactQuery),
      set: z.optional(ContactSettings),
      delete: z.optional(z.literal(true)),
    })
    .check(
      z.refine(({ ids, query }) => (ids === undefined) !== (query === undefined), {
        error: says('required'),
        path: ['ids'],
      }),
      z.refine((change) => (change.set === undefined) !== (change.delete === undefined), {
        error: says('required'),
        path: ['set'],
      }),
    ),
)
export type BulkChange = z.output<typeof BulkChange>

/** Many contacts changed at once. */
export const bulk = {
  change: route({
    method: 'POST',
    path: '/api/contacts/bulk',
    access: 'member',
    right: 'edit',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: BulkChange,
    bodyBytes: 64 * 1024,
    /** How many were changed; null where a job has begun to. */
    output: z.object({ id: Text, rows: z.nullable(Count) }),
  }),
  /** Gives back what a change of many has set, but for what somebody changed since; deletion is for good. */
  undo: route({
    method: 'POST',
    path: '/api/contacts/bulk/{id}/undo',
    access: 'member',
    right: 'edit',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params: z.object({ id: Id }),
    /** The number that are as they were; null where a job has begun to. */
    output: z.object({ id: Text, rows: z.nullable(Count) }),
  }),
  get: route({
    method: 'GET',
    path: '/api/contacts/bulk/{id}',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    params: z.object({ id: Id }),
    /** How many were changed so far, under two names, of how many that are meant: null while nobody has counted them. */
    output: z.object({ status: TaskStatus, done: Count, rows: Count, total: z.nullable(Count), is_delete: Flag }),
  }),
}
