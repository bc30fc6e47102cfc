import * as z from 'zod/mini'
import { Id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const counts = {
  method: 'POST',
  access: 'visitor',
  // The key is also used to hash visits, so that no address can be guessed from a record.
  uses: ['table:read-showroom', 'table:count-visits', 'keys:csrf'],
  params: z.object({ id: Id }),
  output: z.undefined(),
  answers: 'empty',
} as const

/** A visitor's browser reports views of a vehicle and calls to its dealer. */
export const visits = {
  view: route({ ...counts, path: '/api/public/vehicles/{id}/view' }),
  call: route({ ...counts, path: '/api/public/vehicles/{id}/call' }),
}
