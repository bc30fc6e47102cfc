import * as z from 'zod/mini'
import { Count, Id, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { ContactQuery } from './contact-query.ts'
import { TaskStatus } from './tasks.ts'

/** Contacts as a file. */
export const exports = {
  create: route({
    method: 'POST',
    path: '/api/contacts/exports',
    access: 'member',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: ContactQuery,
    output: z.object({ id: Text }),
  }),
  get: route({
    method: 'GET',
    path: '/api/contacts/exports/{id}',
    access: 'member',
    uses: ['table:read', 'exports:read', 'keys:csrf'],
    params: z.object({ id: Id }),
    /** `url` once it is done: for five minutes, where whoever has it may read the file. */
    output: z.object({ status: TaskStatus, url: z.nullable(z.url()), rows: Count }),
  }),
}
