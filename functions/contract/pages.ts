import * as z from 'zod/mini'
import { Count, Id, Text } from './fields.ts'
import { route } from './route.ts'

/** A page as it leaves: its status, and its language for caches that keep one for each. */
const page = {
  method: 'GET',
  access: 'visitor',
  uses: ['table:read'],
  params: z.object({ id: Id }),
  output: z.object({ status: Count, body: Text }),
} as const

/** The pages that customers open: rendered here, so that messengers and search engines read them too. */
export const pages = {
  vehicle: route({ ...page, path: '/vehicle/{id}', answers: 'html' }),
  dealer: route({
    ...page,
    path: '/dealer/{id}',
    query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1) }),
    answers: 'html',
  }),
  sitemap: route({ ...page, path: '/dealer/{id}/sitemap.xml', answers: 'xml' }),
}
