import * as z from 'zod/mini'
import { Count, Flag, Id, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { contactQuery } from './contact-query.ts'
import { GoneCondition } from './groups.ts'
import { WAITING_FILTERS } from './waiting-filters.ts'

/** So many may everybody have together, and each person of their own. */
export const MOST_VIEWS = 50

/** The conversations of a list of one's own: the filters of groups, and where the conversation stands. */
const ViewQuery = z.lazy(() => {
  const { search: _, ...filters } = contactQuery()
  return z.object({
    ...filters,
    status: z._default(z.enum(['all', 'active', 'snoozed', 'closed', 'archived']), 'active'),
    waiting: z.optional(z.enum(WAITING_FILTERS)),
  })
})
export type ViewQuery = z.output<typeof ViewQuery>

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))
const ViewInput = z.lazy(() =>
  z.object({
    name: Name,
    query: ViewQuery,
    /** Everybody has it; only managers may share one. */
    is_shared: z._default(z.boolean(), false),
  }),
)
export type ViewInput = z.output<typeof ViewInput>

const View = z.lazy(() =>
  z.object({
    id: Text,
    name: Text,
    query: ViewQuery,
    is_shared: Flag,
    /** Whether the reader may change it. */
    is_editable: Flag,
    /** Filters that name something deleted since; nobody is in it then. */
    gone: z.array(GoneCondition),
  }),
)

const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })

/** Lists of conversations under a name. */
export const views = {
  list: route({
    method: 'GET',
    path: '/api/views',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({
      data: z.array(
        z.lazy(() =>
          z.object({
            view: View,
            /** Of the open conversations that the reader may see; null where there are too many to look at each, or it lists others. */
            count: z.nullable(Count),
          }),
        ),
      ),
    }),
  }),
  create: route({
    method: 'POST',
    path: '/api/views',
    access: 'member',
    uses: writes,
    body: ViewInput,
    output: z.object({ view: View }),
  }),
  update: route({
    method: 'PUT',
    path: '/api/views/{id}',
    access: 'member',
    uses: writes,
    params: one,
    body: z.lazy(() => z.object({ name: z.optional(Name), query: z.optional(ViewQuery) })),
    output: z.object({ view: View }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/views/{id}',
    access: 'member',
    uses: writes,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
}
