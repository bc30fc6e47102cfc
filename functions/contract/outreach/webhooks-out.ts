import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeMoment, MaybeText, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import {
  DELIVERY_ERRORS,
  DELIVERY_EVENT_NAMES,
  DELIVERY_STATUSES,
  OFF_REASONS,
  WEBHOOK_EVENT_NAMES,
} from './webhook-facts.ts'

const Event = z.enum(WEBHOOK_EVENT_NAMES)
const Url = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))
/** None: only automations call the address. */
const Events = z.array(Event).check(z.maxLength(WEBHOOK_EVENT_NAMES.length))

const fields = {
  id: Text,
  url: Text,
  events: z.array(Event),
  is_active: Flag,
  /** Null while it is on. */
  off_because: z.nullable(z.enum(OFF_REASONS)),
  /** Since then no attempt has arrived; null where the last one did. */
  failing_since: MaybeMoment,
  created_at: Moment,
}
const Webhook = z.object(fields)
export type Webhook = z.infer<typeof Webhook>

const Delivery = z.object({
  id: Text,
  event: z.enum(DELIVERY_EVENT_NAMES),
  status: z.enum(DELIVERY_STATUSES),
  attempts: Count,
  created_at: Moment,
  last_attempt_at: MaybeMoment,
  /** Null once it has arrived, or was given up. */
  next_attempt_at: MaybeMoment,
  /** The status of the last answer; null where there was none. */
  answer_status: z.nullable(Count),
  /** The beginning of the last answer. */
  answer: MaybeText,
  error: z.nullable(z.enum(DELIVERY_ERRORS)),
  /** The body exactly as it is signed. */
  body: Text,
})
export type Delivery = z.infer<typeof Delivery>

const one = z.object({ id: Id })
/** Addresses are told of everybody's customers. */
const access = { access: 'manager', right: 'settings', seesAll: true } as const
const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const

/** Addresses of a dealership's other programs, which are told of what happens here. */
export const webhooksOut = {
  list: route({
    method: 'GET',
    path: '/api/webhooks-out',
    ...access,
    uses: reads,
    output: z.object({ data: z.array(Webhook) }),
  }),
  create: route({
    method: 'POST',
    path: '/api/webhooks-out',
    ...access,
    uses: [...writes, 'webhook-secrets:encrypt'],
    body: z.object({ url: Url, events: Events }),
    /** `secret` signs what is sent to it, and is returned only here. */
    output: z.object({ ...fields, secret: Text }),
  }),
  update: route({
    method: 'PUT',
    path: '/api/webhooks-out/{id}',
    ...access,
    uses: writes,
    params: one,
    /** Omitted fields stay unchanged. */
    body: z.object({ url: z.optional(Url), events: z.optional(Events), is_active: z.optional(Flag) }),
    output: Webhook,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/webhooks-out/{id}',
    ...access,
    whileReadOnly: true,
    uses: writes,
    params: one,
    output: z.undefined(),
    answers: 'empty',
  }),
  /** Of the last 30 days, newest first. */
  deliveries: route({
    method: 'GET',
    path: '/api/webhooks-out/{id}/deliveries',
    ...access,
    uses: reads,
    params: one,
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(1000))) }),
    output: z.object({ data: z.array(Delivery), cursor: MaybeText }),
  }),
  /** Sends it once more now, and from then on again for a day. */
  resend: route({
    method: 'POST',
    path: '/api/webhooks-out/{id}/deliveries/{deliveryId}/resend',
    ...access,
    uses: [...writes, 'queue:deliver-webhooks'],
    params: z.object({ id: Id, deliveryId: Id }),
    output: z.object({ delivery: Delivery }),
  }),
}
