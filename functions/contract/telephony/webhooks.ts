import * as z from 'zod/mini'
import { Id, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Twilio's longest form, ten files of a WhatsApp message, has a few kB. */
const FORM_BYTES = 64 * 1024

const token = z.object({ token: Id })

/** Twilio's webhooks: the token names the organization, the signature proves Twilio. */
export const webhooks = {
  messages: route({
    method: 'POST',
    path: '/api/webhooks/twilio/{token}/messages',
    access: 'signed',
    uses: ['table:read', 'table:write', 'secrets:decrypt'],
    params: token,
    bodyBytes: FORM_BYTES,
    output: z.undefined(),
    answers: 'twiml',
  }),
  status: route({
    method: 'POST',
    path: '/api/webhooks/twilio/{token}/status',
    access: 'signed',
    uses: ['table:read', 'table:write', 'secrets:decrypt'],
    params: token,
    query: z.object({ conversation: z.optional(Id), message: z.optional(Id) }),
    bodyBytes: FORM_BYTES,
    output: z.undefined(),
    answers: 'empty',
  }),
  /** Asks what a call does: when it begins, and after each `step` of it; `to` is whom it is transferred to. */
  voice: route({
    method: 'POST',
    path: '/api/webhooks/twilio/{token}/voice',
    access: 'signed',
    uses: ['table:read', 'table:write', 'secrets:decrypt'],
    params: token,
    query: z.object({ step: z.optional(Id), to: z.optional(Id) }),
    bodyBytes: FORM_BYTES,
    output: z.object({ twiml: Text }),
    answers: 'twiml',
  }),
  /** How far a leg of a call is. */
  voiceStatus: route({
    method: 'POST',
    path: '/api/webhooks/twilio/{token}/voice-status',
    access: 'signed',
    uses: ['table:read', 'table:write', 'secrets:decrypt'],
    params: token,
    bodyBytes: FORM_BYTES,
    output: z.undefined(),
    answers: 'empty',
  }),
  /** A call was recorded, or a voicemail left. */
  recording: route({
    method: 'POST',
    path: '/api/webhooks/twilio/{token}/recording',
    access: 'signed',
    uses: ['table:read', 'table:write', 'secrets:decrypt'],
    params: token,
    bodyBytes: FORM_BYTES,
    output: z.undefined(),
    answers: 'empty',
  }),
}
