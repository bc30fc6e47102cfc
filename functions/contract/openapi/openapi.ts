import * as z from 'zod/mini'
import { route } from '#contract/route.ts'

/** The description of all calls that a key may make, for programs and for /developers. */
export const openapi = {
  get: route({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'visitor',
    uses: [],
    output: z.record(z.string(), z.unknown()),
    answers: 'etag',
  }),
}
