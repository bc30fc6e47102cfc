import * as z from 'zod/mini'
import { Id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const counts = {
  method: 'POST',
  access: 'visitor',
  // The key also makes what is noted of a visit, so that no address can be guessed from it.
  uses: ['table:read-open', 'table:count-visits', 'keys:csrf'],
  params: z.object({ id: Id }),
  output: z.undefined(),
  answers: 'empty',
} as const

/** A visitor's browser tells when a vehicle was looked at or its dealer called. */
export const visits = {
  view: route({ ...counts, path: '/api/public/vehicles/{id}/view' }),
  call: route({ ...counts, path: '/api/public/vehicles/{id}/call' }),
}
