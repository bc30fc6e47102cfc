import * as z from 'zod'
import type { Call } from './call.ts'

/** The texts in a dealership's DNS. */
export const dnsCalls: Call[] = [
  { method: 'GET', path: /^dns$/, answer: ({ dns }) => dns.list() },
  {
    method: 'POST',
    path: /^dns$/,
    answer: ({ dns }, input) => {
      const { domain, texts } = z.object({ domain: z.string(), texts: z.array(z.string().max(255)) }).parse(input)
      dns.set(domain, texts)
      return {}
    },
  },
]
