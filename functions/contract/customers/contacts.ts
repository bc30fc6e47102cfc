import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeText, Moment, PerPage, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { ContactChanges, ContactInput, ListedContact, WholeContact } from './contact.ts'
import { CONTACT_SORTS, contactQuery } from './contact-query.ts'
import { MERGED_FIELDS, TWIN_REASONS } from './merge-facts.ts'
import { Merge } from './merges.ts'

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })
/** `custom.` is followed by the key of one of the dealership's own fields. */
const Kept = z.union([z.enum([...MERGED_FIELDS, 'deal']), z.string().check(z.regex(/^custom\..{1,60}$/))])

const historyEntry = () =>
  z.object({
    /**
     * `imported`: a file made them, and its `remark` says where they agreed to be contacted. `joined`: another contact,
     * called as in `remark`, was found to be the same person.
     */
    type: z.enum(['stage', 'assignee', 'call', 'appointment', 'joined', 'imported', 'consent', 'deal']),
    at: Moment,
    /** Of a deal, what changed `from` and `to`: its payment, a part of the trade-in, that it was sold or lost. */
    about: MaybeText,
    user: z.nullable(z.object({ id: Text, name: Text })),
    from: MaybeText,
    to: MaybeText,
    from_name: MaybeText,
    to_name: MaybeText,
    remark: MaybeText,
    /** Of a call, once it is over. */
    call: z.nullable(z.object({ id: Text, direction: Text, status: Text, seconds: Count })),
    /** `from` and `to` are its statuses; the same twice: it was moved to `starts_at`. */
    appointment: z.nullable(z.object({ id: Text, kind: Text, starts_at: Moment })),
    /** What they agreed to or took back; the exact words are its `remark`. */
    consent: z.nullable(z.object({ channel: Text, state: Text, purposes: z.array(Text) })),
  })

/** The people a dealership knows (S1 §7). */
export const contacts = {
  /** A page by its number, or cheaper by the cursor of the page before it. */
  list: route({
    method: 'GET',
    path: '/api/contacts',
    access: 'member',
    scope: 'read_contacts',
    uses: reads,
    query: z.lazy(() =>
      z.object({
        ...contactQuery(),
        sort: z._default(z.enum(CONTACT_SORTS), 'created_at_desc'),
        /** `custom`: each contact comes with the dealership's own fields. */
        include: z.optional(z.enum(['custom'])),
        page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
        per_page: z._default(PerPage, 20),
        cursor: z.optional(z.string().check(z.maxLength(1000))),
      }),
    ),
    output: z.object({
      data: z.array(ListedContact),
      /** Of all pages; null where nobody counts them. */
      total: z.nullable(Count),
      page: Count,
      per_page: Count,
      last_page: z.nullable(Count),
      /** Null on the last page; before it a page may be short, where few of many fit. */
      cursor: MaybeText,
    }),
  }),
  create: route({
    method: 'POST',
    path: '/api/contacts',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    body: ContactInput,
    output: WholeContact,
  }),
  get: route({
    method: 'GET',
    path: '/api/contacts/{id}',
    access: 'member',
    scope: 'read_contacts',
    uses: reads,
    params: one,
    output: WholeContact,
  }),
  /** A contact's history. Stages and people are ids, with people's names. */
  history: route({
    method: 'GET',
    path: '/api/contacts/{id}/history',
    access: 'member',
    scope: 'read_contacts',
    uses: reads,
    params: one,
    output: z.object({ data: z.array(z.lazy(historyEntry)) }),
  }),
  update: route({
    method: 'PUT',
    path: '/api/contacts/{id}',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: one,
    body: ContactChanges,
    output: WholeContact,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/contacts/{id}',
    access: 'member',
    right: 'edit',
    scope: 'write_contacts',
    uses: writes,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
  /** Contacts that may be one person, by what they share; `cut`: there are more. */
  twins: route({
    method: 'GET',
    path: '/api/contacts/twins',
    access: 'manager',
    right: 'assign',
    uses: reads,
    output: z.object({
      data: z.array(
        z.lazy(() => z.object({ contacts: z.array(ListedContact), reasons: z.array(z.enum(TWIN_REASONS)) })),
      ),
      cut: Flag,
    }),
  }),
  /** Two that are listed there are not one person: nobody sees them there any more. */
  dismissTwins: route({
    method: 'POST',
    path: '/api/contacts/twins/dismiss',
    access: 'manager',
    right: 'assign',
    uses: writes,
    body: z.lazy(() => z.object({ ids: z.array(Id).check(z.length(2)) })),
    output: z.undefined(),
    answers: 'empty',
  }),
  /** Makes this contact and another one; `keep` says whose value of a field, or whose deal, stays. */
  merge: route({
    method: 'POST',
    path: '/api/contacts/{id}/merge',
    access: 'manager',
    right: 'assign',
    uses: [...writes, 'keys:audit'],
    params: one,
    body: z.lazy(() => z.object({ with: Id, keep: z._default(z.record(Kept, Id), {}) })),
    output: z.object({ merge: Merge }),
  }),
}
