import * as z from 'zod'
import { Message, Moment } from './fields.ts'
import { route } from './route.ts'

/** A form field that may stay empty: an empty one leaves what is stored as it is. */
const field = (schema: z.ZodString) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional()
const sid = (prefix: string) =>
  field(
    z
      .string()
      .trim()
      .regex(new RegExp(`^${prefix}[0-9a-zA-Z]{32}$`), `This begins with ${prefix} and has 34 characters.`),
  )
const PHONE = /^\+[1-9]\d{4,14}$|^\d{3,8}$/

export const TwilioFields = z.object({
  twilio_account_sid: sid('AC'),
  twilio_auth_token: field(z.string().trim().min(8).max(200)),
  twilio_phone_number: field(z.string().trim().regex(PHONE, 'Write the number as +15551234567.')),
  twilio_messaging_service_sid: sid('MG'),
  twilio_whatsapp_from: field(
    z
      .string()
      .trim()
      .regex(/^whatsapp:\+[1-9]\d{4,14}$/, 'Write the sender as whatsapp:+15551234567.'),
  ),
  twilio_api_key: sid('SK'),
  twilio_api_secret: field(z.string().trim().min(8).max(200)),
  twilio_twiml_app_sid: sid('AP'),
})
export type TwilioFields = z.infer<typeof TwilioFields>

export const TwilioStatus = z.object({
  configured: z.boolean(),
  account_sid: z.string().nullable(),
  phone_number: z.string().nullable(),
  whatsapp_from: z.string().nullable(),
  messaging_service_sid: z.string().nullable(),
  api_key: z.string().nullable(),
  twiml_app_sid: z.string().nullable(),
  auth_token_set: z.boolean(),
  auth_token_last4: z.string().nullable(),
  api_secret_set: z.boolean(),
  webhooks: z.object({ messages: z.string(), status: z.string(), voice: z.string(), voice_status: z.string() }),
  rejected_webhooks: z.number().int(),
  last_webhook_at: Moment.nullable(),
})
export type TwilioStatus = z.infer<typeof TwilioStatus>

/** Manager settings, the Twilio section (S2 §2.3). Secrets go in and never come out. */
export const settings = {
  twilioStatus: route({
    method: 'GET',
    path: '/api/settings/twilio/status',
    access: 'manager',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    output: TwilioStatus,
  }),
  saveTwilio: route({
    method: 'POST',
    path: '/api/settings/twilio',
    access: 'manager',
    uses: ['table:read', 'table:write', 'secrets:encrypt', 'queue:import-messages', 'keys:csrf'],
    body: TwilioFields,
    output: Message,
  }),
  testTwilio: route({
    method: 'POST',
    path: '/api/settings/twilio/test',
    access: 'manager',
    uses: ['table:read', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    body: TwilioFields,
    output: Message.extend({ account_name: z.string(), account_status: z.string() }),
  }),
  /** Sets our addresses at Twilio; where other addresses are set, only with `overwrite`, and the refusal names them. */
  setTwilioWebhooks: route({
    method: 'POST',
    path: '/api/settings/twilio/webhooks',
    access: 'manager',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    body: z.object({ overwrite: z.boolean().default(false) }).default({ overwrite: false }),
    output: Message.extend({ targets: z.array(z.object({ name: z.string(), previous: z.string().nullable() })) }),
  }),
}
