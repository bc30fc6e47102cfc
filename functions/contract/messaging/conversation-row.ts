import * as z from 'zod/mini'
import { byAddressField } from '#contract/customers/channels/addresses.ts'
import { ChannelName } from '#contract/customers/channels/channel-schema.ts'
import { byChannel, perChannel } from '#contract/customers/channels/channels.ts'
import { AskedVehicle } from '#contract/customers/contact.ts'
import { byContactField } from '#contract/customers/contact-fields.ts'
import { ConversationStatus, Count, Flag, MaybeMoment, MaybeText, Text } from '#contract/fields.ts'

/** What one channel of a contact allows at the moment. */
const ChannelState = z.object({
  /** Where what we send goes. */
  address: MaybeText,
  /** They wrote from where no answer gets: the name of a program, a service that we don't speak. */
  no_way_back: Flag,
  /** Their other numbers that a message may be sent to; on a channel with a window, its templates. */
  others: z.array(z.object({ address: Text, label: Text, opted_out_at: MaybeMoment })),
  unread_count: Count,
  /** The time at which free text ends: null where the customer has not written, and on a channel where it never does. */
  window_closes_at: MaybeMoment,
  opted_out_at: MaybeMoment,
  /** They wrote since their STOP, and no carrier holds it: a person may answer. */
  may_answer: z.optional(Flag),
})

/** A contact with its conversations, one row of the list (S2 §3). */
export const ConversationRow = z.lazy(() =>
  z.object({
    contact_id: Text,
    /** Another one whenever anything else of the row is another. */
    version: Text,
    contact: z.object({
      name: Text,
      ...byAddressField(() => MaybeText),
      numbers: z.array(z.object({ value: Text, label: Text })),
      ...byContactField(() => MaybeText),
      stage: Text,
    }),
    ...perChannel(
      (channel) => `${channel}_conversation_id` as const,
      () => MaybeText,
    ),
    ...perChannel(
      (channel) => `has_${channel}` as const,
      () => Flag,
    ),
    labels: z.array(Text),
    status: ConversationStatus,
    /** An active one sleeps until then, in a list of its own. */
    snoozed_until: MaybeMoment,
    /** It woke, and nobody has opened it since. */
    is_woken: Flag,
    /** Its place in the list: when it was last written in, or woke. */
    listed_at: MaybeMoment,
    most_recent_type: z.nullable(ChannelName),
    last_message_at: MaybeMoment,
    last_message: MaybeText,
    /** What came last was no message: they called, and may have left a voicemail. */
    last_call: z.nullable(z.enum(['missed', 'voicemail'])),
    display_name: Text,
    phone_number: MaybeText,
    user_id: MaybeText,
    assigned_agent: z.nullable(z.object({ id: Text, name: Text })),
    /** The number of this opening's ticket, where the dealership keeps tickets. */
    ticket: z.nullable(Count),
    unread_count: Count,
    /** The customer spoke last, and somebody should answer. */
    is_unreplied: Flag,
    /** Who answers them now: what the assistant does, in which mode, and why. */
    assistant: z.object({ mode: Text, is_own: Flag, state: Text, until: MaybeMoment, reason: MaybeText }),
    /** The one that the customer wrote about last. */
    vehicle: z.nullable(AskedVehicle),
    /** A colleague’s, which the reader may read because a note mentions them; answering is the colleague’s. */
    reads_only: z.optional(Flag),
    channels: z.object(byChannel(() => ChannelState)),
  }),
)
export type ConversationRow = z.infer<typeof ConversationRow>
