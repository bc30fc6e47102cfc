import * as z from 'zod'
import { GOOGLE_FAULTS } from '../google/faults.ts'
import type { Call } from './call.ts'

const GoogleFaultKind = z.object({
  kind: z.enum([...GOOGLE_FAULTS, 'revoke', 'expire']),
  count: z.number().int().min(0).max(10_000).default(1),
  email: z.string().optional(),
})
const GoogleDeed = z.object({
  email: z.string().min(1),
  action: z.enum(['create', 'move', 'delete']),
  calendar: z.string().default('primary'),
  id: z.string().optional(),
  summary: z.string().max(200).optional(),
  start: z.iso.datetime({ offset: true }).optional(),
  end: z.iso.datetime({ offset: true }).optional(),
})

/** What people do in their own Google Calendar, and what Google meets. */
export const googleCalls: Call[] = [
  {
    method: 'GET',
    path: /^google\/events$/,
    answer: ({ google }, { email }) => google.list(email ? String(email) : undefined),
  },
  {
    method: 'POST',
    path: /^google\/events$/,
    answer: ({ google }, input) => ({ event: google.act(GoogleDeed.parse(input)) }),
  },
  {
    method: 'POST',
    path: /^google\/faults$/,
    answer: ({ google }, input) => {
      const { kind, count, email } = GoogleFaultKind.parse(input)
      google.fault(kind, count, email)
      return { faults: google.list(email).faults }
    },
  },
]
