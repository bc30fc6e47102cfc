import * as z from 'zod/mini'
import { TaskStatus } from '#contract/customers/tasks.ts'
import { Id, MaybeText, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Everybody's data is told or deleted by it, and what was sold is read: the right of who reads the audit log. */
const access = { access: 'manager', right: 'audit', seesAll: true, whileReadOnly: true } as const
const one = z.object({ id: Id })

/** A request's task names its contact. */
export const PersonAsked = z.object({ contact: Id })

/** Something that happened, in order; `hash` is over this and the one before it. */
const SaleEntry = z.object({ kind: Text, at: Text, text: Text, hash: Text })

/** A person's requests to a dealership about themselves. */
export const requests = {
  /** Has a file made of all that is known of a contact, or all of it deleted. A `name` that is sent must be theirs, as it is shown. */
  create: route({
    method: 'POST',
    path: '/api/contacts/{id}/requests',
    ...access,
    uses: ['table:read', 'table:write', 'keys:audit', 'keys:csrf'],
    params: one,
    body: z.object({ act: z.enum(['access', 'delete']), name: z.optional(z.string().check(z.maxLength(300))) }),
    output: z.object({ id: Text }),
  }),
  /** For who asked for it. Once a file is done: a page to read, and the same for programs, each for five minutes. */
  get: route({
    method: 'GET',
    path: '/api/contacts/{id}/requests/{request}',
    ...access,
    uses: ['table:read', 'exports:read', 'keys:csrf'],
    params: z.object({ id: Id, request: Id }),
    output: z.object({ status: TaskStatus, page: MaybeText, file: MaybeText }),
  }),
  /**
   * What was written, told, and agreed with somebody who bought, and was deleted since; the reason is asked, and
   * recorded. `is_whole`: neither an entry nor the end is another than was sealed.
   */
  saleFile: route({
    method: 'GET',
    path: '/api/contacts/{id}/sale-file',
    ...access,
    uses: ['table:read', 'table:write', 'keys:audit', 'keys:csrf'],
    params: one,
    query: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)) }),
    output: z.object({
      sold_at: Moment,
      kept_until: Moment,
      deleted_at: Moment,
      entries: z.array(SaleEntry),
      seal: Text,
      is_whole: z.boolean(),
    }),
  }),
}
