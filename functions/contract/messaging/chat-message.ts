import * as z from 'zod/mini'
import { SOURCE_KINDS } from '#contract/customers/source-kinds.ts'
import { Count, Flag, MaybeMoment, MaybeText, Moment, Text } from '#contract/fields.ts'
import { MEDIA_STATUSES, MESSAGE_STATUSES } from '#contract/telephony/message-statuses.ts'
import { FORWARD_STATUSES } from './mail-facts.ts'
import { MESSAGE_KINDS } from './message-kinds.ts'
import { TRANSCRIPT_PROBLEMS } from './transcript-problems.ts'

/** A file of a message: one of a customer's is copied from Twilio first, and opens once it is `ready`. */
const Medium = z.object({
  url: Text,
  content_type: Text,
  name: MaybeText,
  /** In bytes. */
  size: z.nullable(Count),
  status: z.enum(MEDIA_STATUSES),
  /** The customer got it as a link: the channel does not carry it. */
  is_link: Flag,
})
export type Medium = z.infer<typeof Medium>

const Direction = z.enum(['inbound', 'outbound'])

/** `quoted` is what stands below what they wrote; `page`, which of `media` is its page. */
const Mail = z.object({
  subject: Text,
  cc: z.array(Text),
  quoted: Text,
  page: z.nullable(Count),
  /** So many files were too large to keep, or too many. */
  lost: Count,
  /** It is not from whom it says. */
  is_forged: Flag,
  /** They told their mail program that it is spam: they get no more offers by mail. */
  is_complained: Flag,
  /** To whom it was forwarded, by whom, and with which words; the oldest first. */
  forwards: z.array(
    z.object({
      to: Text,
      body: Text,
      at: Moment,
      status: z.enum(FORWARD_STATUSES),
      user: z.object({ id: Text, name: Text }),
    }),
  ),
})

/** One message of a thread (S2 §3). */
export const ChatMessage = z.lazy(() =>
  z.object({
    id: Text,
    direction: Direction,
    kind: z.enum(MESSAGE_KINDS),
    body: Text,
    content: Text,
    type: z.enum(['message', 'note']),
    sent_at: Moment,
    /** When whoever wrote it last put other words in its place. */
    edited_at: MaybeMoment,
    /** The addresses that it was written from and to: one is the customer's address, the other the dealership's own. Null where nobody knows. */
    from: MaybeText,
    to: MaybeText,
    /** Which of the dealership's own numbers it came to, or left from, where that is not its usual one. */
    line: MaybeText,
    status: z.enum(MESSAGE_STATUSES),
    /** Twilio's code where a message was not delivered, or ours (`not_accepted`). */
    error_code: MaybeText,
    media_url: MaybeText,
    media_content_type: MaybeText,
    media: z.array(Medium),
    /** Of a template: what the customer sees around its filled body. */
    template: z.nullable(
      z.object({
        id: Text,
        name: Text,
        /** Its values in order. */
        variables: z.array(Text),
        header: z.nullable(z.object({ type: Text, text: MaybeText, media_url: MaybeText })),
        footer: MaybeText,
        buttons: z.array(z.object({ type: Text, text: Text })),
      }),
    ),
    /** A call of theirs that nobody answered, and the message that they left, which plays once it is `ready`. */
    call: z.nullable(
      z.object({
        id: Text,
        voicemail_seconds: z.nullable(Count),
        voicemail_status: z.nullable(z.enum(MEDIA_STATUSES)),
      }),
    ),
    /** The message of this thread that it answers, with the beginning of its text. */
    reply_to: z.nullable(z.object({ id: Text, body: Text, direction: Direction })),
    /** What the customer marked it with. */
    reactions: z.array(z.object({ emoji: Text, from: z.enum(['customer']) })),
    /** The advertisement or post by which they came to write it. */
    referral: z.nullable(
      z.object({ source_id: MaybeText, source_url: MaybeText, headline: MaybeText, body: MaybeText }),
    ),
    /** They asked by a form, or through a lead provider. */
    lead: z.nullable(z.object({ kind: z.enum(SOURCE_KINDS), detail: MaybeText })),
    mail: z.nullable(Mail),
    /** A place that they shared, in degrees. */
    location: z.nullable(
      z.object({ latitude: z.number(), longitude: z.number(), name: MaybeText, address: MaybeText }),
    ),
    /** People of a contact card, once its file is `ready`. */
    contacts: z.array(z.object({ name: Text, numbers: z.array(Text) })),
    /** What is said in its sound, in its own language (ISO 639-1); or why that was not written out. */
    transcript: MaybeText,
    transcript_language: MaybeText,
    transcript_problem: z.nullable(z.enum(TRANSCRIPT_PROBLEMS)),
    isFromAi: Flag,
    /** What an AI's sentences rest on. */
    sources: z.array(z.object({ vehicle_id: Text, title: Text, field: Text, value: Text })),
    /** Its sender; without an id where no person sent it. */
    user: z.nullable(z.object({ id: MaybeText, name: Text })),
    client_id: MaybeText,
    /** The message of this thread that it was sent in place of. */
    resend_of: MaybeText,
  }),
)
export type ChatMessage = z.infer<typeof ChatMessage>
