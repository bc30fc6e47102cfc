import * as z from 'zod'
import type { Call } from './call.ts'

/** What time does at Stripe. */
export const stripeCalls: Call[] = [
  {
    method: 'GET',
    path: /^stripe$/,
    answer: ({ stripe }) => stripe.list(),
  },
  {
    method: 'POST',
    path: /^stripe\/catch-up$/,
    answer: ({ stripe }, input) => {
      stripe.catchUp(z.object({ org: z.string() }).parse(input).org)
      return {}
    },
  },
]
