import * as z from 'zod/mini'
import { bySenderField } from '#contract/customers/channels/addresses.ts'
import { Count, Flag, MaybeMoment, MaybeText, Message, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { byFormField } from './settings.ts'

/** An optional form field: an empty one leaves the stored value unchanged. */
const field = (schema: z.ZodMiniString) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      schema,
    ]),
  )
const sid = (prefix: 'AC' | 'MG' | 'SK' | 'AP') =>
  field(z.string().check(z.trim(), z.regex(new RegExp(`^${prefix}[0-9a-zA-Z]{32}$`), says(`sid_${prefix}`))))
/** A phone number in any usual format; the server parses it and stores it as `+15125550100`. */
const phone = () => field(z.string().check(z.trim(), z.maxLength(50)))

/** Created when the first form arrives: it would be a good part of the function's start. */
export const TwilioFields = z.lazy(() =>
  z.object({
    twilio_account_sid: sid('AC'),
    twilio_auth_token: field(z.string().check(z.trim(), z.minLength(8), z.maxLength(200))),
    /** Also in Twilio's format, `whatsapp:+15125550100`; texts may be sent from a short code. */
    ...byFormField(() => phone()),
    twilio_messaging_service_sid: sid('MG'),
    twilio_api_key: sid('SK'),
    twilio_api_secret: field(z.string().check(z.trim(), z.minLength(8), z.maxLength(200))),
    twilio_twiml_app_sid: sid('AP'),
  }),
)
export type TwilioFields = z.infer<typeof TwilioFields>

export const TwilioStatus = z.lazy(() =>
  z.object({
    configured: Flag,
    account_sid: MaybeText,
    ...bySenderField(() => MaybeText),
    messaging_service_sid: MaybeText,
    api_key: MaybeText,
    twiml_app_sid: MaybeText,
    auth_token_set: Flag,
    auth_token_last4: MaybeText,
    api_secret_set: Flag,
    webhooks: z.object({ messages: Text, status: Text, voice: Text, voice_status: Text, recording: Text }),
    /** Count since the last accepted one, or since a day without any; and the time of the first. */
    rejected_webhooks: Count,
    rejected_since: MaybeMoment,
    last_webhook_at: MaybeMoment,
  }),
)
export type TwilioStatus = z.infer<typeof TwilioStatus>

/** Manager settings, the Twilio section (S2 §2.3). Secrets are write-only. */
export const settings = {
  twilioStatus: route({
    method: 'GET',
    path: '/api/settings/twilio/status',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    output: TwilioStatus,
  }),
  saveTwilio: route({
    method: 'POST',
    path: '/api/settings/twilio',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'secrets:encrypt', 'queue:import-messages', 'keys:csrf'],
    body: TwilioFields,
    output: Message,
  }),
  testTwilio: route({
    method: 'POST',
    path: '/api/settings/twilio/test',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    body: TwilioFields,
    output: z.extend(Message, { account_name: Text, account_status: Text }),
  }),
  /** Sets our URLs at Twilio; replaces other URLs only with `overwrite`, and otherwise the refusal names them. */
  setTwilioWebhooks: route({
    method: 'POST',
    path: '/api/settings/twilio/webhooks',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'secrets:decrypt', 'twilio', 'keys:csrf'],
    body: z._default(z.object({ overwrite: z._default(Flag, false) }), { overwrite: false }),
    output: z.extend(Message, { targets: z.array(z.object({ name: Text, previous: MaybeText })) }),
  }),
}
