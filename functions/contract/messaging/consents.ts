import * as z from 'zod/mini'
import { ChannelName } from '#contract/customers/channels/channel-schema.ts'
import { Id, MaybeText, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { CONSENT_PURPOSES, CONSENT_SCOPES, CONSENT_STATES, PURPOSES } from './consent-facts.ts'

const Consent = z.object({
  id: Text,
  channel: ChannelName,
  /** The customer's address on the channel. */
  address: Text,
  purpose: z.enum(CONSENT_PURPOSES),
  scope: z.enum(CONSENT_SCOPES),
  state: z.enum(CONSENT_STATES),
  method: Text,
  /** The exact words that they agreed with, or took it back by. */
  text: Text,
  /** The person who recorded it; null where it follows from what the customer or a file said. */
  user: z.nullable(z.object({ id: Text, name: Text })),
  /** The message or import that shows it. */
  evidence: MaybeText,
  at: Moment,
})
export type Consent = z.infer<typeof Consent>

const params = z.object({ id: Id })

/** What a contact agreed to, newest first. Entries are only ever added. */
export const consents = {
  list: route({
    method: 'GET',
    path: '/api/contacts/{id}/consents',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    params,
    output: z.object({ data: z.array(Consent) }),
  }),
  add: route({
    method: 'POST',
    path: '/api/contacts/{id}/consents',
    access: 'member',
    right: 'edit',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    params,
    body: z.object({
      /** `all`: everything that goes out by itself. Without it, it follows from the purpose. */
      scope: z.optional(z.enum(CONSENT_SCOPES)),
      purpose: z.optional(z.enum(PURPOSES)),
      state: z.enum(['given', 'withdrawn']),
      /** Where they said it; what is taken back counts everywhere. */
      channel: z.optional(ChannelName),
      method: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
    }),
    output: z.object({ consent: Consent }),
  }),
}
