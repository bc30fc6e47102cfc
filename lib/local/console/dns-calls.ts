import * as z from 'zod'
import type { Call } from './call.ts'

const Record = z.object({
  domain: z.string(),
  texts: z.array(z.string().max(255)).optional(),
  /** Of which name it is another. */
  alias: z.string().optional(),
})

/** The texts and other names in a dealership's DNS. */
export const dnsCalls: Call[] = [
  { method: 'GET', path: /^dns$/, answer: ({ dns }) => dns.list() },
  {
    method: 'POST',
    path: /^dns$/,
    answer: ({ dns }, input) => {
      const { domain, texts, alias } = Record.parse(input)
      if (texts) dns.set(domain, texts)
      if (alias) dns.alias(domain, alias)
      return {}
    },
  },
]
