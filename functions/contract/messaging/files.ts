import * as z from 'zod/mini'
import { Id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** A customer opens a file that came to them as a link. */
export const files = {
  open: route({
    method: 'GET',
    path: '/api/files/{code}',
    access: 'visitor',
    uses: ['table:read-shared', 'media:read'],
    params: z.object({ code: Id }),
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
}
