import * as z from 'zod/mini'
import { ChannelName, OpenChannelName } from '#contract/customers/channels/channel-schema.ts'
import { ContactQuery } from '#contract/customers/contact-query.ts'
import { RECIPIENT_STATUSES } from '#contract/customers/recipient-statuses.ts'
import { TaskStatus } from '#contract/customers/tasks.ts'
import { Count, Id, MaybeMoment, MaybeText, Moment, says, Text, Time } from '#contract/fields.ts'
import { PURPOSES } from '#contract/messaging/consent-facts.ts'
import { SUBJECT_CHARACTERS } from '#contract/messaging/mail-facts.ts'
import { route } from '#contract/route.ts'
import { CAMPAIGN_STATUSES, HOLD_OUT_MAX, PACE, STOP_REASON_NAMES, VARIANTS_MAX } from './campaign-facts.ts'
import { Counts, LeftOut, Recipient } from './campaign-results.ts'

const managed = { access: 'manager', right: 'campaigns' } as const
const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const media = ['media:read', 'media:write', 'media:remove'] as const
const sends = [...writes, ...media, 'secrets:decrypt', 'twilio', 'customer-mail', 'table:read-showroom'] as const
/** A campaign's picture is kept with it. */
const keeps = [...writes, 'media:read', 'media:write', 'media:remove'] as const
const one = z.object({ id: Id })
const Cursor = z.optional(z.string().check(z.maxLength(1000)))
const Name = z.string().check(z.trim(), z.minLength(1, says('required')), z.maxLength(120))
const Body = z.string().check(z.trim(), z.maxLength(1600))
const Variables = z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20))

const VariantInput = z.object({
  body: z.optional(Body),
  template_id: z.optional(z.nullable(Id)),
  variables: z.optional(Variables),
})
const Audience = z.object({
  group_ids: z.optional(z.array(Id).check(z.maxLength(20))),
  query: z.optional(z.nullable(ContactQuery)),
})

const CampaignInput = z.lazy(() =>
  z.object({
    name: Name,
    channel: OpenChannelName,
    audience: Audience,
    purpose: z._default(z.enum(PURPOSES), 'marketing'),
    /** A WhatsApp template with its values, or a text; either may hold words (`contract/messaging/fill-text.ts`). */
    template_id: z.optional(z.nullable(Id)),
    variables: z.optional(Variables),
    body: z.optional(z.nullable(Body)),
    /** Above the text, on a channel that has one. */
    subject: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(SUBJECT_CHARACTERS)))),
    media_url: z.optional(z.nullable(Text)),
    vehicle_id: z.optional(z.nullable(Id)),
    /** Others beside the first, each to its share of the people. */
    variants: z.optional(z.array(VariantInput).check(z.maxLength(VARIANTS_MAX - 1))),
    /** Percent of the audience who get nothing, to compare with. */
    hold_out: z._default(z.int().check(z.minimum(0), z.maximum(HOLD_OUT_MAX)), 0),
    starts_at: z.optional(z.nullable(Time)),
    /** Messages a minute. */
    pace: z._default(z.int().check(z.minimum(1), z.maximum(PACE.most)), PACE.usual),
    /** Outside of lawful hours: wait for them, or leave out. */
    outside_hours: z._default(z.enum(['wait', 'drop']), 'wait'),
  }),
)
export type CampaignInput = z.output<typeof CampaignInput>

const Campaign = z.lazy(() =>
  z.object({
    id: Text,
    name: Text,
    status: z.enum(CAMPAIGN_STATUSES),
    /** The reason for which it stopped by itself. */
    reason: z.nullable(z.enum(STOP_REASON_NAMES)),
    channel: ChannelName,
    audience: z.object({ group_ids: z.array(Text), query: z.nullable(ContactQuery) }),
    purpose: z.enum(PURPOSES),
    template_id: MaybeText,
    variables: z.array(Text),
    body: MaybeText,
    subject: MaybeText,
    media_url: MaybeText,
    /** The picture's name. */
    media_name: MaybeText,
    vehicle_id: MaybeText,
    variants: z.array(z.object({ body: MaybeText, template_id: MaybeText, variables: z.array(Text) })),
    hold_out: Count,
    starts_at: MaybeMoment,
    pace: Count,
    outside_hours: z.enum(['wait', 'drop']),
    counts: Counts,
    /** The time at which it goes on by itself: after its first part, or at the next lawful hour. */
    continues_at: MaybeMoment,
    user: z.object({ id: Text, name: Text }),
    created_at: Moment,
    started_at: MaybeMoment,
    ended_at: MaybeMoment,
  }),
)
export type Campaign = z.infer<typeof Campaign>
const OneCampaign = z.object({ campaign: Campaign })

const change = (path: `/${string}`) =>
  route({ method: 'POST', path, ...managed, uses: writes, params: one, output: OneCampaign })
/** Of a dealership that is only read, too. */
const stops = { whileReadOnly: true } as const
const begin = (path: `/${string}`) => ({
  ...change(path),
  uses: [...writes, 'mail-address', 'queue:run-campaigns'] as const,
})

/** One message to many. */
export const campaigns = {
  list: route({
    method: 'GET',
    path: '/api/campaigns',
    access: 'member',
    uses: reads,
    output: z.object({ data: z.array(Campaign) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/campaigns',
    ...managed,
    uses: keeps,
    body: CampaignInput,
    output: OneCampaign,
  }),
  /** How many it would reach. A large audience comes in parts that add up; the cursor is null in the last. */
  preview: route({
    method: 'POST',
    path: '/api/campaigns/preview',
    ...managed,
    uses: reads,
    query: z.object({ cursor: Cursor }),
    body: CampaignInput,
    output: z.object({
      size: Count,
      left_out: LeftOut,
      cost: z.number(),
      cursor: MaybeText,
      /** Of mail: how many may leave today, tomorrow, and so on; the last one stays. */
      a_day: z.nullable(z.array(Count)),
    }),
  }),
  get: route({
    method: 'GET',
    path: '/api/campaigns/{id}',
    access: 'member',
    uses: writes,
    params: one,
    output: OneCampaign,
  }),
  update: route({
    method: 'PUT',
    path: '/api/campaigns/{id}',
    ...managed,
    uses: keeps,
    params: one,
    body: CampaignInput,
    output: OneCampaign,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/campaigns/{id}',
    ...managed,
    uses: keeps,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
  start: begin('/api/campaigns/{id}/start'),
  pause: { ...change('/api/campaigns/{id}/pause'), ...stops },
  resume: begin('/api/campaigns/{id}/resume'),
  cancel: { ...change('/api/campaigns/{id}/cancel'), ...stops },
  /**
   * Sends its message to one contact, or to a number of the caller's own. A mail goes to `email`, by default the caller's,
   * filled in as for the contact, or for one of its people, and stands in no conversation.
   */
  test: route({
    method: 'POST',
    path: '/api/campaigns/{id}/test',
    ...managed,
    uses: sends,
    params: one,
    body: z.object({
      contact_id: z.optional(Id),
      phone_number: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
      email: z.optional(z.email(says('email_wrong'))),
    }),
    output: z.object({ message_id: Text, conversation_id: MaybeText }),
  }),
  recipients: route({
    method: 'GET',
    path: '/api/campaigns/{id}/recipients',
    access: 'member',
    uses: reads,
    params: one,
    query: z.object({ status: z.optional(z.enum([...RECIPIENT_STATUSES, 'replied'])), cursor: Cursor }),
    output: z.object({ data: z.array(Recipient), cursor: MaybeText }),
  }),
  report: route({
    method: 'GET',
    path: '/api/campaigns/{id}/report',
    access: 'member',
    uses: writes,
    params: one,
    output: z.object({
      counts: Counts,
      left_out: LeftOut,
      /** By variant, the first being 0. */
      variants: z.array(Counts),
      /** The people who got nothing, to compare with. */
      held_out: z.object({ size: Count, appointments: Count, sold: Count }),
      /** In dollars, by the dealership's own prices. */
      cost: z.number(),
    }),
  }),
  /** Has a file made of its recipients, of those that the caller may see. */
  export: route({
    method: 'POST',
    path: '/api/campaigns/{id}/exports',
    access: 'member',
    whileReadOnly: true,
    right: 'export',
    uses: writes,
    params: one,
    output: z.object({ id: Text }),
  }),
  exported: route({
    method: 'GET',
    path: '/api/campaigns/exports/{id}',
    access: 'member',
    right: 'export',
    uses: ['table:read', 'exports:read', 'keys:csrf'],
    params: one,
    /** `url` once it is done: for five minutes, where whoever has it may read the file. */
    output: z.object({ status: TaskStatus, url: z.nullable(z.url()), rows: Count }),
  }),
}
