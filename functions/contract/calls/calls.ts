import * as z from 'zod/mini'
import { TaskStatus } from '#contract/customers/tasks.ts'
import { Count, Flag, Id, MaybeText, PerPage, says, Text } from '#contract/fields.ts'
import { TRANSCRIPT_PROBLEMS } from '#contract/messaging/transcript-problems.ts'
import { route } from '#contract/route.ts'
import { Call, OneCall } from './call.ts'
import { CALL_DIRECTIONS, CALL_STATUSES, RECORDING_KINDS } from './call-statuses.ts'

const reads = ['table:read', 'keys:csrf'] as const
const writes = ['table:read', 'table:write', 'keys:csrf'] as const
const asksTwilio = [...writes, 'secrets:decrypt', 'twilio'] as const
const one = z.object({ id: Id })

const CallTranscript = z.lazy(() =>
  z.object({
    transcript: MaybeText,
    transcript_language: MaybeText,
    transcript_problem: z.nullable(z.enum(TRANSCRIPT_PROBLEMS)),
    /** It is being tried again. */
    is_waiting: Flag,
  }),
)

/** A day on the dealership's calendar. */
const Day = z.optional(z.iso.date(says('day_wrong')).check(z.regex(/^[12]/, says('day_wrong'))))
const days = { date_from: Day, date_to: Day }

/** Filters; absent ones do not apply. A search looks for names and numbers. */
const callQuery = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  status: z.optional(z.enum(CALL_STATUSES)),
  direction: z.optional(z.enum(CALL_DIRECTIONS)),
  ...days,
  contact_id: z.optional(Id),
}
export const CallQuery = z.object(callQuery)
export type CallQuery = z.output<typeof CallQuery>

/** Calls (S1 §7): an agent's are those with contacts they may see, and their own. */
export const calls = {
  /** A page by its number, or more cheaply by the previous page's cursor; newest first. */
  history: route({
    method: 'GET',
    path: '/api/calls/history',
    access: 'member',
    uses: reads,
    query: z.object({
      ...callQuery,
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
      per_page: z._default(PerPage, 20),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    output: z.object({
      data: z.array(Call),
      /** Null if not counted: with a search, for one contact, for calls in progress. */
      meta: z.object({ last_page: z.nullable(Count), total: z.nullable(Count) }),
      /** For a search: more contacts may match than those whose calls were searched. */
      has_more_contacts: Flag,
      /** Null on the last page; earlier pages may be short if few of many calls match. */
      cursor: MaybeText,
    }),
  }),
  stats: route({
    method: 'GET',
    path: '/api/calls/stats',
    access: 'member',
    uses: reads,
    query: z.object(days),
    output: z.object({
      data: z.object({
        stats: z.object({
          total_calls: Count,
          inbound_calls: Count,
          outbound_calls: Count,
          /** Inbound calls that no one answered. */
          missed_calls: Count,
          total_duration_seconds: Count,
          formatted_total_duration: Text,
        }),
      }),
    }),
  }),
  /** Records a call that the browser is about to make, which names the record when it connects (`callId`). */
  make: route({
    method: 'POST',
    path: '/api/calls/make',
    access: 'member',
    right: 'call',
    uses: writes,
    body: z.object({
      /** In any usual format; without a country code, the dealership's country applies. */
      to: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
      contact_id: z.optional(z.nullable(Id)),
    }),
    output: OneCall,
  }),
  /** The calls in progress, newest first. */
  active: route({
    method: 'GET',
    path: '/api/calls/active',
    access: 'member',
    uses: reads,
    output: z.object({ calls: z.array(Call) }),
  }),
  /** The users a call can be transferred to. */
  colleagues: route({
    method: 'GET',
    path: '/api/calls/colleagues',
    access: 'member',
    uses: reads,
    output: z.object({ data: z.array(z.object({ id: Text, name: Text, available: Flag })) }),
  }),
  /** A CSV of the matching calls, newest first; for more than 10,000, the `id` of a file that is then made. */
  export: route({
    method: 'GET',
    path: '/api/calls/export',
    access: 'member',
    right: 'export',
    uses: writes,
    query: z.object(callQuery),
    output: z.union([z.object({ csv: Text, filename: Text }), z.object({ id: Text })]),
    answers: 'csv',
  }),
  exported: route({
    method: 'GET',
    path: '/api/calls/exports/{id}',
    access: 'member',
    right: 'export',
    uses: ['table:read', 'exports:read', 'keys:csrf'],
    params: one,
    /** `url` once it is done: valid for five minutes, and anyone with it may read the file. */
    output: z.object({ status: TaskStatus, url: z.nullable(z.url()), rows: Count }),
  }),
  /** Also for users the call rings. `stage` is that of a contact that comes without its id, null for any other. */
  get: route({
    method: 'GET',
    path: '/api/calls/{id}',
    access: 'member',
    uses: reads,
    params: one,
    output: z.object({ call: Call, stage: MaybeText }),
  }),
  /** Hangs up for everyone on the call: the user's own, or any for managers. An ended call stays as it is. */
  end: route({
    method: 'POST',
    path: '/api/calls/{id}/end',
    access: 'member',
    whileReadOnly: true,
    uses: asksTwilio,
    params: one,
    output: OneCall,
  }),
  /** Transfers the customer to a colleague, whose browser rings; if unanswered, they can leave a voicemail. */
  transfer: route({
    method: 'POST',
    path: '/api/calls/{id}/transfer',
    access: 'member',
    whileReadOnly: true,
    right: 'call',
    uses: asksTwilio,
    params: one,
    body: z.object({ agent_id: Id }),
    output: OneCall,
  }),
  recording: route({
    method: 'GET',
    path: '/api/calls/{id}/recording',
    access: 'member',
    uses: ['table:read', 'media:read', 'keys:csrf'],
    params: one,
    /** For a call that has both, plays the conversation unless the voicemail is requested. */
    query: z.object({ kind: z.optional(z.enum(RECORDING_KINDS)) }),
    output: z.object({ location: z.url() }),
    answers: 'redirect',
  }),
  /** As with a message (messaging/chat-message.ts). */
  transcript: route({
    method: 'GET',
    path: '/api/calls/{id}/transcript',
    access: 'member',
    uses: reads,
    params: one,
    query: z.object({ kind: z._default(z.enum(RECORDING_KINDS), 'recording') }),
    output: CallTranscript,
  }),
  /** Has what could not be written out written out again, once, however often it is asked. */
  requestTranscript: route({
    method: 'POST',
    path: '/api/calls/{id}/transcript',
    access: 'member',
    right: 'write',
    uses: writes,
    params: one,
    body: z.object({ kind: z.enum(RECORDING_KINDS) }),
    output: CallTranscript,
  }),
}
