import * as z from 'zod/mini'
import { Id, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Twilio's longest form, a WhatsApp message with ten files, has a few kB. */
const FORM_BYTES = 64 * 1024

const token = z.object({ token: Id })

/** Twilio's webhooks: the token names the organization, the signature proves that Twilio sent it. */
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
  /** Asks for a call's next step: at its start, and after each `step`; `to` is the user it is transferred to. */
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
  /** Reports the progress of a call's leg. */
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
