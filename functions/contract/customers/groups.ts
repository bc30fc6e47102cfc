import * as z from 'zod/mini'
import { Count, Id, MaybeText, Moment, PerPage, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { ListedContact } from './contact.ts'
import { ContactQuery } from './contact-query.ts'

/** As many as one body holds; whoever means more names them by conditions. */
const MOST_IDS = 1000
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const Ids = z.array(Id).check(z.maxLength(MOST_IDS))
const isOneAtMost = (group: { conditions?: unknown; contact_ids?: unknown }) =>
  group.conditions === undefined || group.contact_ids === undefined

const GroupInput = z.lazy(() =>
  z.object({ name: Name, conditions: z.optional(ContactQuery), contact_ids: z.optional(Ids) }).check(
    z.refine((group) => isOneAtMost(group) && Boolean(group.conditions ?? group.contact_ids), {
      error: says('required'),
      path: ['conditions'],
    }),
  ),
)
export type GroupInput = z.output<typeof GroupInput>

const GroupChanges = z.lazy(() =>
  z
    .object({
      name: z.optional(Name),
      conditions: z.optional(ContactQuery),
      contact_ids: z.optional(Ids),
      /** Beside those whom a list made by hand has at the moment. */
      add_contact_ids: z.optional(Ids),
      remove_contact_ids: z.optional(Ids),
    })
    .check(z.refine(isOneAtMost, { error: says('not_valid'), path: ['conditions'] })),
)
export type GroupChanges = z.output<typeof GroupChanges>

export const GoneCondition = z.enum(['stage', 'label', 'field'])
export type GoneCondition = z.infer<typeof GoneCondition>

const group = () =>
  z.object({
    id: Text,
    name: Text,
    /** Matching contacts are its members; null for a list made by hand. */
    conditions: z.nullable(ContactQuery),
    /** Conditions that name something deleted since; the group is then empty. */
    gone: z.array(GoneCondition),
    /** Of those that the reader may see; null where it takes too long to count them. */
    count: z.nullable(Count),
    /** So many were counted; where `count` is null there are more. */
    count_from: Count,
    user: z.object({ id: Text, name: Text }),
    created_at: Moment,
  })

/** A group among others. */
const ListedGroup = z.lazy(group)
const Group = z.lazy(() =>
  z.extend(group(), {
    /** Those of a list that the reader may see; null where it has conditions. */
    contact_ids: z.nullable(z.array(Text)),
  }),
)

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })

/** Saved conditions, and lists made by hand. */
export const groups = {
  list: route({
    method: 'GET',
    path: '/api/groups',
    access: 'member',
    uses: reads,
    output: z.object({ data: z.array(ListedGroup) }),
  }),
  /** The suggestions of 'Auto Group Contacts': by stage, make asked about, channel, and silence. */
  proposals: route({
    method: 'GET',
    path: '/api/groups/proposals',
    access: 'member',
    uses: reads,
    output: z.object({
      data: z.array(
        z.lazy(() =>
          z.object({
            by: z.enum(['stage', 'make', 'channel', 'silent']),
            name: Text,
            conditions: ContactQuery,
            /** Null where there are too many people to look at each; so many at least. */
            count: z.nullable(Count),
            count_from: Count,
          }),
        ),
      ),
    }),
  }),
  create: route({
    method: 'POST',
    path: '/api/groups',
    access: 'member',
    right: 'edit',
    uses: writes,
    body: GroupInput,
    bodyBytes: 64 * 1024,
    output: z.object({ group: Group }),
  }),
  contacts: route({
    method: 'GET',
    path: '/api/groups/{id}/contacts',
    access: 'member',
    uses: reads,
    params: one,
    query: z.object({
      per_page: z._default(PerPage, 20),
      cursor: z.optional(z.string().check(z.maxLength(1000))),
    }),
    output: z.object({ data: z.array(ListedContact), cursor: MaybeText }),
  }),
  update: route({
    method: 'PUT',
    path: '/api/groups/{id}',
    access: 'member',
    right: 'edit',
    uses: writes,
    params: one,
    body: GroupChanges,
    bodyBytes: 64 * 1024,
    output: z.object({ group: Group }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/groups/{id}',
    access: 'member',
    right: 'edit',
    uses: writes,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
}
