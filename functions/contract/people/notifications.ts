import * as z from 'zod/mini'
import { Count, Flag, MaybeText, Message, Moment, says, Text } from '#contract/fields.ts'
import { NOTICE_WAYS } from '#contract/notice.ts'
import { factsOfKind, NOTICE_KINDS } from '#contract/notices.ts'
import { route } from '#contract/route.ts'
import { NOTIFICATION_SOUNDS } from './notification-sounds.ts'

const Kind = z.enum(NOTICE_KINDS)
const Way = z.enum(NOTICE_WAYS)

const Notification = z.object({
  id: Text,
  kind: Kind,
  created_at: Moment,
  /** Whom it is about, and what they are called now; null where it is about no customer. */
  contact_id: MaybeText,
  name: MaybeText,
  /** The conversation that it is about, where it is about one of a contact's. */
  conversation_id: MaybeText,
  /** How many it is about, where it is about several at once. */
  count: z.nullable(Count),
  is_read: Flag,
  /** How its reader wants to be told of it at this moment. */
  ways: z.array(Way),
})
export type Notification = z.infer<typeof Notification>

/** The page that a notification leads to. */
export function placeOf({ kind, contact_id, conversation_id }: Notification): string {
  const about = conversation_id ?? contact_id
  if (about !== null) return `/chats/${encodeURIComponent(about)}`
  return factsOfKind(kind).page ?? '/'
}

/** What concerns the signed-in person. */
export const notifications = {
  list: route({
    method: 'GET',
    path: '/api/notifications',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    isBusy: true,
    query: z.object({ cursor: z.optional(Text) }),
    output: z.object({
      data: z.array(Notification),
      /** Of all, however many are listed; from a hundred on it stays a hundred. */
      unread: Count,
      cursor: MaybeText,
      /** What the dealership has news sound like, from 0 to 100 as loud; null where it wants them silent. */
      sound: z.nullable(z.object({ name: z.enum(NOTIFICATION_SOUNDS), volume: Count })),
    }),
  }),
  read: route({
    method: 'PATCH',
    path: '/api/notifications/read',
    access: 'member',
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'keys:csrf'],
    /** The newest one that was seen, or a moment: all up to it are read. */
    body: z.object({ until: z.string().check(z.minLength(1), z.maxLength(40)) }),
    output: Message,
  }),
}

/** Hour and minute of the dealership's day. */
const TimeOfDay = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('time_wrong'))))
const choices = {
  /** By kind; a kind that is left out stays as it is. */
  ways: z.partialRecord(Kind, z.array(Way)),
  /** Nothing rings, pops up, or is mailed in between; null for no quiet hours. */
  quiet_from: TimeOfDay,
  quiet_to: TimeOfDay,
}
export const NotificationChoices = z.object(choices)
export type NotificationChoices = z.infer<typeof NotificationChoices>
/** With the time zone that the quiet hours are of. */
export const ShownChoices = z.object({ ...choices, timezone: Text })
