import * as z from 'zod/mini'
import { Id } from './fields.ts'
import { route } from './route.ts'

/** Twilio sends forms and adds fields without notice: a row names what it reads and lets the rest pass. */
const Form = z.record(z.string(), z.union([z.string(), z.array(z.string())]))
const token = z.object({ token: Id })

/** Twilio's doors (design: the token names the organization, the signature proves Twilio). */
export const webhooks = {
  messages: route({
    method: 'POST',
    path: '/api/webhooks/twilio/{token}/messages',
    access: 'signed',
    uses: ['table:read', 'table:write', 'secrets:decrypt'],
    params: token,
    body: Form,
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
    body: Form,
    output: z.undefined(),
    answers: 'empty',
  }),
}

/** Where calls will be answered: shown beside the others, so that a dealership pastes all of them once. */
export const voicePaths = {
  voice: '/api/webhooks/twilio/{token}/voice',
  voice_status: '/api/webhooks/twilio/{token}/voice-status',
} as const
