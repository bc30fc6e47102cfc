import * as z from 'zod/mini'
import { Id, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { MERGE_STATUSES } from './merge-facts.ts'

/** Two contacts that became one: `merged_contact_id` leads to `contact_id`, until it is undone. */
export const Merge = z.lazy(() =>
  z.object({
    id: Text,
    status: z.enum(MERGE_STATUSES),
    contact_id: Text,
    merged_contact_id: Text,
    /** What the other one was called. */
    name: Text,
    at: Moment,
    /** Until then it can be undone. */
    undo_until: Moment,
    user: z.object({ id: Text, name: Text }),
  }),
)
export type Merge = z.infer<typeof Merge>

/** Merges of contacts, made by `contacts.merge`. */
export const merges = {
  /** Those that can still be undone, newest first. */
  list: route({
    method: 'GET',
    path: '/api/merges',
    access: 'manager',
    right: 'assign',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(Merge) }),
  }),
  /** `undoing`: what came since is still on its way to whoever has its address. */
  undo: route({
    method: 'POST',
    path: '/api/merges/{id}/undo',
    access: 'manager',
    right: 'assign',
    uses: ['table:read', 'table:write', 'media:read', 'media:write', 'keys:csrf', 'keys:audit'],
    params: z.object({ id: Id }),
    output: z.object({ merge: Merge }),
  }),
}
