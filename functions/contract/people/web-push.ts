import * as z from 'zod/mini'
import { Flag, Moment, says, Text } from '#contract/fields.ts'
import type { Language } from '#contract/language.ts'

/** A browser's public key (65 bytes) and secret (16 bytes) in base64url, as its PushSubscription writes them. */
const P256DH = /^[\w-]{87}=?$/
const AUTH = /^[\w-]{22}={0,2}$/

const Endpoint = z.string().check(z.minLength(1), z.maxLength(1000))

/** A browser's PushSubscription as JSON (https://www.w3.org/TR/push-api/). */
export const PushSubscription = z.object({
  /** Where the browser's vendor takes messages for it: an address that is as good as a password. */
  endpoint: Endpoint,
  keys: z.object({
    p256dh: z.string().check(z.regex(P256DH, says('not_valid'))),
    auth: z.string().check(z.regex(AUTH, says('not_valid'))),
  }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

/** The same, of which only the endpoint counts. */
export const EndedSubscription = z.object({ endpoint: Endpoint })

/** A browser of a person's that gets their notifications while Lotwire is closed. */
export const PushDevice = z.object({
  id: Text,
  /** Common names such as "Chrome" and "Windows"; empty if unknown. */
  browser: Text,
  system: Text,
  kind: z.enum(['computer', 'phone', 'tablet']),
  since: Moment,
  is_current: Flag,
})
export type PushDevice = z.infer<typeof PushDevice>

/** What a browser is sent, encrypted: all that its service worker needs, for it has no texts of its own. */
export interface PushMessage {
  title: string
  text: string
  language: Language
  /** Of one customer, the newest takes the place of those before. */
  tag: string
  /** The page it leads to. */
  path: string
  /** The conversation in which it can be answered, its channel, and the address that takes the answer. */
  reply?: { address: string; type: string; conversation_id: string; contact_id: string; user_id: string }
  words: PushWords
}
interface PushWords {
  reply: string
  placeholder: string
  /** Titles of what became of a reply. */
  not_sent: string
  waits: string
}
