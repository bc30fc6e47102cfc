import type { TwilioFields } from '#contract/telephony/twilio-settings.ts'
import type { TwilioAccount } from '../twilio.ts'

/** A Twilio account as a manager enters it in the settings. */
export const connectionFields = (account: TwilioAccount): TwilioFields => ({
  twilio_account_sid: account.account_sid,
  twilio_auth_token: account.auth_token,
  twilio_phone_number: account.phone_number,
  twilio_messaging_service_sid: account.messaging_service_sid,
  twilio_whatsapp_from: account.whatsapp_from,
  twilio_api_key: account.api_key,
  twilio_api_secret: account.api_secret,
  twilio_twiml_app_sid: account.twiml_app_sid,
})
