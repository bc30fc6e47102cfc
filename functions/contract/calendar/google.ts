import * as z from 'zod/mini'
import { Flag, MaybeText, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/**
 * What keeps someone's connection from doing all it should: Google ended it; a box of the consent page was left unticked;
 * their busy times could not be read.
 */
const GOOGLE_PROBLEMS = ['reconnect', 'events_missing', 'busy_missing', 'busy_unread'] as const
export type GoogleProblem = (typeof GOOGLE_PROBLEMS)[number]

/** How a visit to Google's consent page ended; the calendar's page is told in its query (`google`). */
export const GOOGLE_OUTCOMES = ['connected', 'limited', 'denied', 'expired', 'failed'] as const
export type GoogleOutcome = (typeof GOOGLE_OUTCOMES)[number]

/** Google's longest code and state have a few hundred characters; anything longer isn't Google's. */
const Given = z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined)

/** A person's own Google Calendar. */
export const googleCalendar = {
  /** `is_available`: this deployment has a client id at Google. */
  google: route({
    method: 'GET',
    path: '/api/calendar/google',
    access: 'member',
    uses: ['table:read', 'table:read-sealed', 'keys:csrf', 'google'],
    output: z.object({
      is_connected: Flag,
      is_available: Flag,
      email: MaybeText,
      problem: z.nullable(z.enum(GOOGLE_PROBLEMS)),
    }),
  }),
  /** The address of Google's consent page, valid once and for a few minutes. */
  connectGoogle: route({
    method: 'POST',
    path: '/api/calendar/google/connect',
    access: 'member',
    uses: ['table:read', 'table:write', 'keys:csrf', 'google'],
    output: z.object({ url: Text }),
  }),
  /** Where Google's consent page sends the browser, which may have been there for longer than its access token lasts. */
  returnFromGoogle: route({
    method: 'GET',
    path: '/api/calendar/google/callback',
    access: 'public',
    session: 'reads',
    uses: [
      'table:read',
      'table:write',
      'keys:csrf',
      'google',
      'google-tokens:encrypt',
      'google-tokens:decrypt',
      'events:publish',
      'queue:push-again',
      'queue:mail-notifications',
      'queue:sync-google',
    ],
    query: z.object({ code: Given, state: Given, error: Given }),
    output: z.object({ location: Text }),
    answers: 'redirect',
  }),
  disconnectGoogle: route({
    method: 'DELETE',
    path: '/api/calendar/google',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'keys:csrf', 'google', 'google-tokens:decrypt'],
    output: z.undefined(),
    answers: 'empty',
  }),
}

const MaybeHeader = z.optional(z.string())

export const googleWebhooks = {
  /** Something changed in a calendar of ours at Google: it doesn't say what. */
  changed: route({
    method: 'POST',
    path: '/api/webhooks/google/{token}',
    access: 'visitor',
    uses: ['table:read-sealed', 'queue:sync-google'],
    params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(64)) }),
    headers: z.object({
      'x-goog-channel-id': MaybeHeader,
      'x-goog-channel-token': MaybeHeader,
      'x-goog-resource-state': MaybeHeader,
    }),
    output: z.undefined(),
    answers: 'empty',
  }),
}
