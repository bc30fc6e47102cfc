import * as z from 'zod/mini'
import { Flag, MaybeMoment, MaybeText, oneLine, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** How far a number has come on WhatsApp. */
export const SENDER_STATES = ['none', 'creating', 'verifying', 'reviewing', 'online', 'offline'] as const
export type SenderState = (typeof SENDER_STATES)[number]

/** What became of the last change of the display name; Meta reviews each one. */
const NAME_STATES = ['reviewing', 'approved', 'declined', 'expired', 'failed'] as const

/** A browser's way to Meta's sign-up window (Embedded Signup v4); https://developers.facebook.com/docs/whatsapp/embedded-signup */
export const Signup = z.object({
  app_id: Text,
  config_id: Text,
  /** The partner solution under which Twilio serves the number; empty for none. */
  solution_id: Text,
  /** The script that opens the window. */
  sdk_url: Text,
  /** The only origins whose messages count. */
  origins: z.array(Text),
})
export type Signup = z.infer<typeof Signup>

export const Sender = z.lazy(() =>
  z.object({
    number: MaybeText,
    state: z.enum(SENDER_STATES),
    asked_at: MaybeMoment,
    /** It takes longer than usual. */
    is_slow: Flag,
    /** Why it is offline, and what to do, in the reader's language. */
    reasons: z.array(z.object({ code: Text, words: Text, next_step: Text })),
    profile: z.nullable(
      z.object({
        name: Text,
        name_state: z.nullable(z.enum(NAME_STATES)),
        about: Text,
        picture_url: Text,
      }),
    ),
    /** As Twilio words it: `2K Customers/24hr`. */
    limit: MaybeText,
    quality: MaybeText,
    /** What WhatsApp has just texted to `watch`, to be typed in its window. */
    code: MaybeText,
    /** Null where the deployment has no app at Meta, or the account is the dealership's own. */
    signup: z.nullable(Signup),
  }),
)
export type Sender = z.infer<typeof Sender>

const PhoneNumber = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))
/** Meta's ids are numbers. */
const MetaId = z.string().check(z.regex(/^\d{5,32}$/))

/** WhatsApp on a number of the account that Lotwire opened. */
export const senderRoutes = {
  sender: route({
    method: 'GET',
    path: '/api/connect/whatsapp',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'meta', 'keys:csrf'],
    query: z.object({
      /** The number that is being connected in Meta's window right now. */
      watch: z.optional(PhoneNumber),
    }),
    output: Sender,
  }),
  /** What Meta's window has answered; the same again answers the same. */
  connectSender: route({
    method: 'POST',
    path: '/api/connect/whatsapp',
    access: 'owner',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'meta', 'keys:csrf'],
    body: z.object({
      code: z.string().check(z.minLength(1), z.maxLength(2000)),
      waba_id: MetaId,
      phone_number_id: MetaId,
      business_id: z.optional(MetaId),
      /** One of the account's; by default the one that it sends from. */
      phone_number: z.optional(PhoneNumber),
    }),
    output: Sender,
  }),
  changeSender: route({
    method: 'PUT',
    path: '/api/connect/whatsapp',
    access: 'owner',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'meta', 'keys:csrf'],
    body: z.object({
      name: z.optional(z.string().check(z.trim(), oneLine(), z.minLength(2), z.maxLength(100))),
      about: z.optional(z.string().check(z.trim(), oneLine(), z.maxLength(139))),
      picture_url: z.optional(z.url({ protocol: /^https$/ }).check(z.maxLength(500))),
    }),
    output: Sender,
  }),
}
