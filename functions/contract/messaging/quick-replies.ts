import * as z from 'zod/mini'
import { Flag, Id, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Whose a canned answer is: everybody's of the dealership, written by managers, or its writer's alone. */
const QUICK_REPLY_SCOPES = ['dealership', 'mine'] as const
const Scope = z.enum(QUICK_REPLY_SCOPES)
/** So many may everybody have together, and each person of their own. */
export const MOST_QUICK_REPLIES = 200

/** What is filled in where one is put into a message: `{{name}}`. */
export const PLACEHOLDERS = ['name', 'first_name', 'vehicle', 'agent', 'signature'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** What is typed behind the slash, with or without it. */
const Shortcut = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replace(/^\//, '').toLowerCase()),
  z.minLength(1),
  z.maxLength(30),
  z.regex(/^[\p{L}\p{N}_-]*$/u, says('shortcut_wrong')),
)
const Body = z.string().check(z.trim(), z.minLength(1), z.maxLength(1600))

export const QuickReply = z.object({
  id: Text,
  shortcut: Text,
  body: Text,
  scope: Scope,
  /** True if the reader may change it. */
  is_editable: Flag,
})
export type QuickReply = z.infer<typeof QuickReply>
export const QuickReplyInput = z.object({ shortcut: Shortcut, body: Body, scope: z.optional(Scope) })

const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const one = z.object({ id: Id })
const output = z.object({ quick_reply: QuickReply })

/** Canned answers, put into a message with `/`. */
export const quickReplies = {
  /** The dealership's and the caller's own, by their shortcuts. */
  list: route({
    method: 'GET',
    path: '/api/quick-replies',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    output: z.object({ data: z.array(QuickReply) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/quick-replies',
    access: 'member',
    uses: writes,
    body: QuickReplyInput,
    output,
  }),
  update: route({
    method: 'PUT',
    path: '/api/quick-replies/{id}',
    access: 'member',
    uses: writes,
    params: one,
    body: z.object({ shortcut: z.optional(Shortcut), body: z.optional(Body) }),
    output,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/quick-replies/{id}',
    access: 'member',
    uses: writes,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
}
