import * as z from 'zod'
import type { Call } from './call.ts'

const Key = z.object({ key: z.string().min(1) })
const Endpoint = z.object({ endpoint: z.string().min(1) })

/** What browsers do with their vendor's push service, and what it has brought them. */
export const pushCalls: Call[] = [
  {
    method: 'GET',
    path: /^push$/,
    answer: ({ push }, { endpoint }) => ({ messages: push.list(endpoint ? String(endpoint) : undefined) }),
  },
  {
    method: 'POST',
    path: /^push\/subscriptions$/,
    answer: ({ push }, input) => push.subscribe(Key.parse(input).key),
  },
  {
    method: 'POST',
    path: /^push\/ends$/,
    answer: ({ push }, input) => ({ was_on: push.end(Endpoint.parse(input).endpoint) }),
  },
]
