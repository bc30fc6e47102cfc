import * as z from 'zod/mini'
import { Count, Flag, MaybeText, Moment, Text } from '#contract/fields.ts'
import { CALL_DIRECTIONS, CALL_STATUSES, RECORDING_KINDS } from './call-statuses.ts'

/** One call (S1 §3), whatever its legs at Twilio. */
export const Call = z.lazy(() =>
  z.object({
    id: Text,
    direction: z.enum(CALL_DIRECTIONS),
    /** Numbers in E.164; for an anonymous caller, Twilio's placeholder or empty. */
    from: Text,
    to: Text,
    /**
     * Null if the caller is anonymous, or the contact was deleted or is not visible to the reader. Without its id for
     * another agent's contact: whoever the call rings, took it, or gets it by transfer learns the name while it lasts,
     * and no more.
     */
    contact: z.nullable(z.object({ id: MaybeText, name: Text })),
    /** The user who made or took it. */
    agent: z.nullable(z.object({ id: Text, name: Text })),
    /** The start of the call. */
    date: Moment,
    /** Talk time; null while the call is in progress. */
    duration_seconds: z.nullable(Count),
    /** As `4:05` or `1:04:05`; empty while the call is in progress. */
    formatted_duration: Text,
    status: z.enum(CALL_STATUSES),
    /** True if there is something to play. */
    has_recording: Flag,
    /** True if the caller left a message; it can be played once there is a `voicemail_url`. */
    has_voicemail: Flag,
    /** The URL of the conversation's recording; without one, the voicemail's. */
    recording_url: MaybeText,
    voicemail_url: MaybeText,
    /** What was written out, or could not be. */
    transcribed: z.array(z.enum(RECORDING_KINDS)),
  }),
)
export type Call = z.infer<typeof Call>

export const OneCall = z.object({ call: Call })
