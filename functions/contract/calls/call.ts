import * as z from 'zod/mini'
import { Count, Flag, MaybeText, Moment, Text } from '#contract/fields.ts'
import { CALL_DIRECTIONS, CALL_STATUSES } from './call-statuses.ts'

/** One call (S1 §3), whatever legs Twilio made of it. */
export const Call = z.lazy(() =>
  z.object({
    id: Text,
    direction: z.enum(CALL_DIRECTIONS),
    /** Numbers in E.164; of an anonymous caller what Twilio says instead, or nothing. */
    from: Text,
    to: Text,
    /**
     * Null where the caller is anonymous, or the contact was deleted or isn't the reader's to see. Without its id where another's
     * contact calls: whoever it rings at, took it, or is handed it knows who it is while it lasts, and no more.
     */
    contact: z.nullable(z.object({ id: MaybeText, name: Text })),
    /** Who made or took it. */
    agent: z.nullable(z.object({ id: Text, name: Text })),
    /** When it began. */
    date: Moment,
    /** How long people talked; null while it goes on. */
    duration_seconds: z.nullable(Count),
    /** As `4:05` or `1:04:05`; empty while it goes on. */
    formatted_duration: Text,
    status: z.enum(CALL_STATUSES),
    /** There is something to play. */
    has_recording: Flag,
    /** The caller left a message; it plays once there is a `voicemail_url`. */
    has_voicemail: Flag,
    /** Where what was said plays; where that wasn't recorded, the voicemail. */
    recording_url: MaybeText,
    voicemail_url: MaybeText,
  }),
)
export type Call = z.infer<typeof Call>

export const OneCall = z.object({ call: Call })
