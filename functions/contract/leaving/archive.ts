import * as z from 'zod/mini'
import { Count, MaybeMoment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const Archive = z.object({
  status: z.enum(['none', 'making', 'done']),
  /** How many entries are in it by now. */
  items: Count,
  /** Once it is done: `data-….jsonl.gz` with a line an entry, `files-….tar`; each address is good for five minutes. */
  parts: z.array(z.object({ name: Text, size: Count, url: z.url() })),
  /** The manifest: what each kind of entry is, how many there are, and the parts with their hashes. */
  url: z.nullable(z.url()),
  /** Until when it can be downloaded. */
  until: MaybeMoment,
})

/** Everything that a dealership has, to take along; its owner's, also while it is only read. */
export const archives = {
  create: route({
    method: 'POST',
    path: '/api/account/export',
    access: 'owner',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'exports:read', 'queue:make-archives', 'keys:csrf'],
    output: Archive,
  }),
  get: route({
    method: 'GET',
    path: '/api/account/export',
    access: 'owner',
    uses: ['table:read', 'exports:read', 'keys:csrf'],
    output: Archive,
  }),
}
