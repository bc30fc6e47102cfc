import * as z from 'zod/mini'
import { MaybeText } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const output = z.object({ url: MaybeText })

/** The address at which a person's calendar app reads their appointments. */
export const calendar = {
  /** Null until one is made. */
  feed: route({
    method: 'GET',
    path: '/api/calendar/feed',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    output,
  }),
  /** Makes a new secret address; the one before ends. */
  renewFeed: route({
    method: 'POST',
    path: '/api/calendar/feed',
    access: 'member',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    output,
  }),
  removeFeed: route({
    method: 'DELETE',
    path: '/api/calendar/feed',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'keys:csrf'],
    output: z.undefined(),
    answers: 'empty',
  }),
}
