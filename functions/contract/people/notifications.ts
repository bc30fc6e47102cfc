import * as z from 'zod/mini'
import { Count, Flag, MaybeMoment, MaybeText, Message, Moment, says, Text } from '#contract/fields.ts'
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
  /** When that of which it tells happened: a missed call began before it was missed. */
  happened_at: Moment,
  /** The customer it is about, with their current name; null if it is about none. */
  contact_id: MaybeText,
  name: MaybeText,
  /** The conversation it is about, if it is about one of a contact's. */
  conversation_id: MaybeText,
  /** The two contacts that it is about, each with its first address; null if it is not about two. */
  pair: z.nullable(z.array(z.object({ contact_id: Text, name: Text, address: MaybeText }))),
  /** The last message of its conversation, of a customer who waits. */
  last_message: MaybeText,
  /** What else it says, in its reader's language. */
  detail: MaybeText,
  /** The number of subjects, if it is about several. */
  count: z.nullable(Count),
  is_read: Flag,
  /** The ways in which its reader currently wants to be notified of it. */
  ways: z.array(Way),
})
export type Notification = z.infer<typeof Notification>

/** The URL of the page that a notification links to. */
export function pathOfNotification({ kind, contact_id, conversation_id, pair }: Notification): string {
  if (pair?.[0]) return pathOfContact(pair[0])
  const about = conversation_id ?? contact_id
  const { page = '/', leadsToPage } = factsOfKind(kind)
  return about !== null && !leadsToPage ? `/chats/${encodeURIComponent(about)}` : page
}

export const pathOfContact = ({ contact_id }: { contact_id: string }) => `/contacts/${encodeURIComponent(contact_id)}`

/** The signed-in user's notifications. */
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
      /** Total, however many are listed; at most a hundred. */
      unread: Count,
      cursor: MaybeText,
      /** The dealership's notification sound, with a volume from 0 to 100; null for silence. */
      sound: z.nullable(z.object({ name: z.enum(NOTIFICATION_SOUNDS), volume: Count })),
    }),
  }),
  read: route({
    method: 'PATCH',
    path: '/api/notifications/read',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'keys:csrf'],
    /** The newest one seen, or a time: all up to it are marked as read. */
    body: z.object({ until: z.string().check(z.minLength(1), z.maxLength(40)) }),
    output: Message,
  }),
}

/** Hour and minute in the user's own time zone, or the dealership's. */
const TimeOfDay = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('time_wrong'))))
const choices = {
  /** By kind; omitted kinds stay unchanged. */
  ways: z.partialRecord(Kind, z.array(Way)),
  /** Nothing rings, pops up, or is mailed in between; null for no quiet hours. */
  quiet_from: TimeOfDay,
  quiet_to: TimeOfDay,
}
export const NotificationChoices = z.object(choices)
export type NotificationChoices = z.infer<typeof NotificationChoices>
/** With the time zone of the quiet hours, and until when there is silence besides. */
export const ShownChoices = z.object({ ...choices, timezone: Text, silent_until: MaybeMoment })
