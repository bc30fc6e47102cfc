import * as z from 'zod/mini'
import { Id } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

/** Twilio's longest form, ten files of a WhatsApp message, has a few kB. */
const FORM_BYTES = 64 * 1024

const token = z.object({ token: Id })

/** Twilio's doors (design: the token names the organization, the signature proves Twilio). */
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
}

/** Where calls will be answered: shown beside the others, so that a dealership pastes all of them once. */
export const voicePaths = {
  voice: '/api/webhooks/twilio/{token}/voice',
  voice_status: '/api/webhooks/twilio/{token}/voice-status',
} as const
