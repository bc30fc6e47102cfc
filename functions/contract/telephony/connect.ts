import * as z from 'zod/mini'
import { SENDER_KINDS } from '#contract/customers/channels/addresses.ts'
import { Flag, Id, MaybeText, Message, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { RegistrationState } from './registration.ts'
import { SENDER_STATES, senderRoutes } from './sender.ts'

/** The parts of an account that Lotwire opens for a dealership, in the order in which they are made. */
export const SETUP_STEPS = ['account', 'keys', 'calls', 'messages', 'number'] as const
const STEP_STATES = ['done', 'next', 'waiting'] as const
export const SETUP_PROBLEMS = ['unreachable', 'refused'] as const

/** Countries whose numbers are sold here. */
export const NUMBER_COUNTRIES = ['US', 'CA', 'MX'] as const
/** Of one dealership, bought here. */
export const NUMBERS_MAX = 10

const OwnNumber = z.object({
  sid: Text,
  phone_number: Text,
  texts: Flag,
  calls: Flag,
  /** Messages and calls leave from it unless a customer wrote to another one. */
  is_usual: Flag,
  /** Whose own it is: their first messages and their calls leave from it, and calls to it ring at theirs first. */
  agent_id: MaybeText,
})
export type OwnNumber = z.infer<typeof OwnNumber>

const NumberForSale = z.object({
  phone_number: Text,
  locality: MaybeText,
  region: MaybeText,
  texts: Flag,
  pictures: Flag,
  calls: Flag,
  /** In `currency`; null if Twilio does not tell. */
  monthly_price: MaybeText,
  currency: Text,
  /** The country asks for papers or an address first, so it is not sold here. */
  needs_papers: Flag,
})
export type NumberForSale = z.infer<typeof NumberForSale>

export const Connect = z.lazy(() =>
  z.object({
    /** Whose Twilio account it is; null for none. */
    way: z.nullable(z.enum(['own', 'ours'])),
    /** This deployment can open accounts. */
    is_offered: Flag,
    steps: z.array(
      z.object({
        name: z.enum(SETUP_STEPS),
        state: z.enum(STEP_STATES),
        problem: z.nullable(z.enum(SETUP_PROBLEMS)),
      }),
    ),
    /** The account's numbers; null if Twilio could not be asked. */
    numbers: z.nullable(z.array(OwnNumber)),
    /** Usual numbers that Twilio serves no more, with why (`number-reasons.ts`). */
    lost: z.array(z.object({ kind: z.enum(SENDER_KINDS), number: Text, code: Text })),
    /** WhatsApp's number; null until one was asked for. */
    whatsapp: z.nullable(z.object({ number: Text, state: z.enum(SENDER_STATES) })),
    /** That of US texts; null before anything was entered. */
    registration: z.nullable(RegistrationState),
  }),
)
export type Connect = z.infer<typeof Connect>

const PhoneNumber = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))

/** How a dealership is connected, and the numbers that it buys here. */
export const connect = {
  ...senderRoutes,
  get: route({
    method: 'GET',
    path: '/api/connect',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'twilio-parent', 'keys:csrf'],
    output: Connect,
  }),
  /** Opens an account for the dealership, or goes on where that stopped. */
  start: route({
    method: 'POST',
    path: '/api/connect/start',
    access: 'owner',
    uses: ['table:read', 'table:write', 'secrets:encrypt', 'secrets:decrypt', 'twilio', 'twilio-parent', 'keys:csrf'],
    output: Connect,
  }),
  numbersForSale: route({
    method: 'GET',
    path: '/api/connect/numbers',
    access: 'owner',
    uses: ['table:read', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    query: z.object({
      country: z._default(z.enum(NUMBER_COUNTRIES), 'US'),
      area_code: z.optional(z.string().check(z.regex(/^\d{2,3}$/))),
      /** Digits in a row, `*` for any. */
      contains: z.optional(z.string().check(z.regex(/^[\d*]{2,10}$/))),
    }),
    output: z.object({ data: z.array(NumberForSale) }),
  }),
  /** The same number again answers the same, bought once. It is registered by itself as far as the answers are known. */
  buyNumber: route({
    method: 'POST',
    path: '/api/connect/numbers',
    access: 'owner',
    uses: [
      'table:read',
      'table:read-sealed',
      'table:write',
      'secrets:decrypt',
      'queue:sync-registrations',
      'twilio',
      'twilio-registrar',
      'keys:csrf',
    ],
    body: z.object({ phone_number: PhoneNumber }),
    output: z.object({ number: OwnNumber }),
  }),
  /** Makes a number somebody's own; null for the dealership's. */
  updateNumber: route({
    method: 'PUT',
    path: '/api/connect/numbers/{sid}',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    params: z.object({ sid: z.string().check(z.regex(/^PN[0-9a-zA-Z]{32}$/)) }),
    body: z.object({ agent_id: z.nullable(Id) }),
    output: z.object({ number: OwnNumber }),
  }),
  /** Gives a number up; nobody gets it back. */
  releaseNumber: route({
    method: 'DELETE',
    path: '/api/connect/numbers/{sid}',
    access: 'owner',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    params: z.object({ sid: z.string().check(z.regex(/^PN[0-9a-zA-Z]{32}$/)) }),
    output: Message,
  }),
}
