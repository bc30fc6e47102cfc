import * as z from 'zod/mini'
import { Count, Id, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { contactQuery } from './contact-query.ts'

/** As many as one body holds; whoever means more names them by a query. */
const MOST_IDS = 1000

/** Whom to export: whoever fits a query, or these, whatever else is asked. */
export const ExportQuery = z.lazy(() =>
  z.object({ ...contactQuery(), ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(MOST_IDS))) }),
)
export type ExportQuery = z.output<typeof ExportQuery>

import { TaskStatus } from './tasks.ts'

/** Contacts as a file. */
export const exports = {
  create: route({
    method: 'POST',
    path: '/api/contacts/exports',
    access: 'member',
    whileReadOnly: true,
    right: 'export',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: ExportQuery,
    bodyBytes: 64 * 1024,
    output: z.object({ id: Text }),
  }),
  get: route({
    method: 'GET',
    path: '/api/contacts/exports/{id}',
    access: 'member',
    right: 'export',
    uses: ['table:read', 'exports:read', 'keys:csrf'],
    params: z.object({ id: Id }),
    /** `url` once it is done: for five minutes, where whoever has it may read the file. */
    output: z.object({ status: TaskStatus, url: z.nullable(z.url()), rows: Count }),
  }),
}
