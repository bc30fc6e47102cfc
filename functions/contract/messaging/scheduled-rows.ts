import * as z from 'zod/mini'
import { ChannelName } from '#contract/customers/channels/channel-schema.ts'
import { ClientId, Count, Flag, Id, MaybeMoment, MaybeText, Moment, says, Text, Time } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { TEMPLATE_LIMITS } from '#contract/telephony/template-facts.ts'
import { conversation, LONGEST_TEXT, mailHead, to } from './thread-rows.ts'

const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const keepsFiles = [...writes, 'media:read', 'media:write', 'media:remove', 'secrets:decrypt'] as const

const SCHEDULED_STATUSES = ['waiting', 'sent', 'canceled', 'refused'] as const

/** A message that leaves at a time of its own. */
const Scheduled = z.object({
  id: Text,
  conversation_id: Text,
  contact_id: Text,
  type: ChannelName,
  /** The text, of a template with its values filled in. */
  body: Text,
  file: z.nullable(z.object({ name: Text, content_type: Text, size: Count })),
  vehicle_id: MaybeText,
  template: z.nullable(z.object({ id: Text, name: Text, values: z.array(Text) })),
  reply_to: MaybeText,
  subject: MaybeText,
  to: MaybeText,
  send_at: Moment,
  /** Not sent if the customer writes first. */
  unless_reply: Flag,
  status: z.enum(SCHEDULED_STATUSES),
  /** The reason why it was refused, or canceled by the customer's message. */
  reason: MaybeText,
  /** Who wrote it or changed it last: it is sent as theirs. */
  user: z.object({ id: Text, name: Text }),
  created_at: Moment,
  updated_at: Moment,
  /** The time at which it left, or was refused or canceled. */
  ended_at: MaybeMoment,
  message_id: MaybeText,
})
export type Scheduled = z.infer<typeof Scheduled>
const output = z.object({ scheduled: Scheduled })

/** What is sent, as `send` and `sendTemplate` take it. */
const content = {
  body: z.optional(z.string().check(z.maxLength(LONGEST_TEXT))),
  media_url: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  vehicle_id: z.optional(z.nullable(Id)),
  template_id: z.optional(z.nullable(Id)),
  variables: z.optional(z.array(z.string().check(z.maxLength(TEMPLATE_LIMITS.value)))),
}
const Creating = z
  .object({
    ...content,
    reply_to: z.optional(z.nullable(Id)),
    contact_id: z.optional(Id),
    to,
    ...mailHead,
    /** The same id twice is one message. */
    client_id: ClientId,
    send_at: Time,
    unless_reply: z._default(Flag, true),
  })
  .check(
    z.refine(({ body, media_url, template_id }) => Boolean(media_url || template_id || body?.trim()), {
      error: says('message_empty'),
      path: ['body'],
    }),
  )

const one = z.extend(conversation, { scheduledId: Id })
const path = '/api/chats/{type}/{id}/scheduled'

/** Messages that wait for their time. */
export const scheduledRows = {
  scheduled: route({
    method: 'GET',
    path,
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    isBusy: true,
    params: conversation,
    query: z.object({ contact_id: z.optional(Id) }),
    /** Those that wait by their times, then those of the last weeks that do so no longer, the latest first. */
    output: z.object({ data: z.array(Scheduled) }),
  }),
  schedule: route({
    method: 'POST',
    path,
    access: 'member',
    right: 'write',
    uses: keepsFiles,
    params: conversation,
    body: Creating,
    output,
  }),
  /** Changes what is given; one that was refused waits again. */
  reschedule: route({
    method: 'PUT',
    path: `${path}/{scheduledId}`,
    access: 'member',
    right: 'write',
    uses: keepsFiles,
    params: one,
    body: z.object({
      ...content,
      contact_id: z.optional(Id),
      send_at: z.optional(Time),
      unless_reply: z.optional(Flag),
    }),
    output,
  }),
  /** Takes one back that waits; of one that was refused or canceled nothing is shown any more. */
  unschedule: route({
    method: 'DELETE',
    whileReadOnly: true,
    path: `${path}/{scheduledId}`,
    access: 'member',
    right: 'write',
    uses: [...writes, 'media:remove'],
    params: one,
    output,
  }),
  sendScheduled: route({
    method: 'POST',
    path: `${path}/{scheduledId}/send-now`,
    access: 'member',
    right: 'write',
    uses: [...keepsFiles, 'twilio', 'customer-mail'],
    params: one,
    output,
  }),
}
