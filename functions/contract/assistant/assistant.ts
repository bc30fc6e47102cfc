import * as z from 'zod/mini'
import { Count, Flag, Id, MaybeText, Moment, Text, Time } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import {
  ANSWERS_MAX,
  ASSISTANT_MODES,
  ASSISTANT_PROBLEMS,
  ASSISTANT_STATES,
  PROSE_MAX,
  TURN_OUTCOMES,
} from './assistant-facts.ts'
import { Figures } from './figures.ts'
import { phrases } from './phrases.ts'
import { AiProvider } from './providers.ts'
import { Conversation, tests } from './tests.ts'
import { asks, reads, Source, writes, writing } from './writing.ts'

const managed = { access: 'manager', right: 'settings' } as const
const Mode = z.enum(ASSISTANT_MODES)
const prose = z.string().check(z.trim(), z.maxLength(PROSE_MAX))
/** `turn`: the one that asked for it. */
const Answer = z.object({ id: Text, question: Text, answer: Text, turn: z.optional(Text) })
const Assistant = z.object({
  mode: Mode,
  /** Of the mode `unanswered`: how long people have to answer first. */
  minutes: Count,
  /** Of the mode `after_hours`: during business hours it drafts what people approve. */
  drafts_otherwise: Flag,
  languages: z.array(z.enum(['en', 'es'])),
  greeting: Text,
  instructions: Text,
  never: Text,
  answers: z.array(Answer),
  /** How long it keeps silent after a person has written; 0: until the conversation is closed. */
  sleep_minutes: Count,
  /** After a hand-over it takes new questions again once a night has passed; else once the conversation is closed. */
  resumes_next_day: Flag,
  /** What it says of itself in the first message of each session; not to be changed. */
  disclosure: Text,
  /** Prices are told only of vehicles whose total price is known, as California wants it. */
  total_price_only: Flag,
  /** The inventory's prices hold everything but government fees. */
  prices_are_total: Flag,
  provider: z.nullable(AiProvider),
  model: MaybeText,
  /** What its vendor cost this month, of the month's limit, in dollars; null without a vendor. */
  budget: z.nullable(z.object({ spent: z.number(), limit: z.number() })),
  problem: z.nullable(z.enum(ASSISTANT_PROBLEMS)),
})
export type Assistant = z.infer<typeof Assistant>

const Outcome = z.enum(TURN_OUTCOMES)
const Turn = z.object({
  id: Text,
  /** Null while the reader may not see this contact, and once it is deleted. */
  contact: z.nullable(z.object({ id: Text, name: Text })),
  outcome: Outcome,
  reason: MaybeText,
  /** What the customer wrote, and what was written or drafted; null once the contact is deleted. */
  question: MaybeText,
  answer: MaybeText,
  /** It could not answer, or said that it doesn't know: an answer of the dealership's own may help. */
  is_gap: Flag,
  model: MaybeText,
  /** In dollars; null where the model's price is unknown. */
  cost: z.nullable(z.number()),
  tokens: Count,
  started_at: Moment,
  ms: Count,
  sources: z.array(Source),
  feedback: z.nullable(z.object({ verdict: Text, note: Text, by: Text })),
})
export type Turn = z.infer<typeof Turn>

const Range = { from: z.optional(Time), to: z.optional(Time) }

/** The assistant that answers customers: how it is set up, and what it did. */
export const assistant = {
  get: route({
    method: 'GET',
    path: '/api/assistant',
    ...managed,
    uses: reads,
    output: Assistant,
  }),
  update: route({
    method: 'PUT',
    path: '/api/assistant',
    ...managed,
    uses: writes,
    bodyBytes: 256 * 1024,
    body: z.partial(
      z.object({
        mode: Mode,
        minutes: z.int().check(z.minimum(1), z.maximum(1440)),
        drafts_otherwise: z.boolean(),
        languages: z.array(z.enum(['en', 'es'])).check(z.minLength(1), z.maxLength(2)),
        greeting: z.string().check(z.trim(), z.maxLength(300)),
        instructions: prose,
        never: prose,
        answers: z
          .array(
            z.object({
              id: z.optional(Id),
              question: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
              answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
              turn: z.optional(Id),
            }),
          )
          .check(z.maxLength(ANSWERS_MAX)),
        sleep_minutes: z.int().check(z.minimum(0), z.maximum(10_080)),
        resumes_next_day: z.boolean(),
        total_price_only: z.boolean(),
        prices_are_total: z.boolean(),
      }),
    ),
    output: Assistant,
  }),
  /** Plays a conversation through, with the real inventory; nothing is sent, booked, or kept. */
  try: route({
    method: 'POST',
    path: '/api/assistant/try',
    ...managed,
    uses: asks,
    body: z.object({ messages: Conversation }),
    output: z.object({
      reply: MaybeText,
      sources: z.array(Source),
      stopped: z.nullable(z.object({ reason: Text })),
      handed_over: z.nullable(z.object({ reason: Text })),
    }),
  }),
  ...writing,
  ...phrases,
  ...tests,
  turns: route({
    method: 'GET',
    path: '/api/assistant/turns',
    ...managed,
    uses: reads,
    query: z.object({
      outcome: z.optional(Outcome),
      ...Range,
      contact: z.optional(Id),
      /** Words that all stand in the question or the answer, whatever their case and accents. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      /** Only what it could not answer. */
      gaps: z.optional(z.literal('true')),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    output: z.object({ data: z.array(Turn), cursor: MaybeText }),
  }),
  /** With what the model was given and gave. */
  turn: route({
    method: 'GET',
    path: '/api/assistant/turns/{id}',
    ...managed,
    uses: reads,
    params: z.object({ id: Id }),
    output: z.object({
      turn: z.extend(Turn, {
        body: MaybeText,
        steps: z.array(z.object({ kind: Text, name: MaybeText, text: Text })),
      }),
    }),
  }),
  feedback: route({
    method: 'POST',
    path: '/api/assistant/turns/{id}/feedback',
    ...managed,
    uses: writes,
    params: z.object({ id: Id }),
    body: z.object({
      verdict: z.enum(['good', 'bad']),
      note: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    }),
    output: z.object({ turn: Turn }),
  }),
  /** By outcome, over a range (default: the last seven days). */
  figures: route({
    method: 'GET',
    path: '/api/assistant/figures',
    ...managed,
    uses: reads,
    query: z.object(Range),
    output: Figures,
  }),
}

/** Who answers a conversation now. */
export const AssistantOf = z.object({
  mode: Mode,
  /** The mode was set for this contact. */
  is_own: Flag,
  state: z.enum(ASSISTANT_STATES),
  until: MaybeText,
  reason: MaybeText,
})
export type AssistantOf = z.infer<typeof AssistantOf>

const place = { type: Text, id: Id }
const Draft = z.object({ id: Text, body: Text, sources: z.array(Source) })

/** What it adds to conversations. */
export const assistantChats = {
  /** Sets who answers a contact; null: as the dealership does. `until` (ISO 8601): for so long. */
  setAssistant: route({
    method: 'PUT',
    path: '/api/chats/contacts/{contactId}/assistant',
    access: 'member',
    right: 'write',
    uses: writes,
    params: z.object({ contactId: Id }),
    body: z.object({ mode: z.nullable(Mode), until: z.optional(z.nullable(Time)) }),
    output: z.object({ assistant: AssistantOf }),
  }),
  draft: route({
    method: 'GET',
    path: '/api/chats/{type}/{id}/draft',
    access: 'member',
    uses: reads,
    params: z.object(place),
    output: z.object({ draft: z.nullable(Draft) }),
  }),
  sendDraft: route({
    method: 'POST',
    path: '/api/chats/{type}/{id}/draft/{draftId}/send',
    access: 'member',
    right: 'write',
    uses: [...writes, 'secrets:decrypt', 'twilio', 'customer-mail'],
    params: z.object({ ...place, draftId: Id }),
    body: z.object({ body: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(1600))) }),
    output: z.object({ message: z.object({ id: Text }) }),
  }),
  removeDraft: route({
    method: 'DELETE',
    path: '/api/chats/{type}/{id}/draft/{draftId}',
    access: 'member',
    right: 'write',
    uses: writes,
    params: z.object({ ...place, draftId: Id }),
    output: z.undefined(),
    answers: 'empty',
  }),
}
