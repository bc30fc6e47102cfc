import { addressOn, parseAddress } from '#contract/customers/channels/address.ts'
import type { TwilioFields } from '#contract/telephony/twilio-settings.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'

/** The form's fields as they are stored; those that are empty are absent. Throws `invalid` for a number that is none. */
export async function readFields(org: OrgId, fields: TwilioFields) {
  const { twilio_phone_number: phone, twilio_whatsapp_from: whatsapp } = fields
  return {
    account_sid: fields.twilio_account_sid,
    auth_token: fields.twilio_auth_token,
    phone_number: phone && (SHORT_CODE.test(phone) ? phone : await readNumber(org, 'twilio_phone_number', phone)),
    messaging_service_sid: fields.twilio_messaging_service_sid,
    whatsapp_from: whatsapp && addressOn('whatsapp', await readNumber(org, 'twilio_whatsapp_from', whatsapp)),
    api_key: fields.twilio_api_key,
    api_secret: fields.twilio_api_secret,
    twiml_app_sid: fields.twilio_twiml_app_sid,
  }
}

/** SMS may go out from one: it is no telephone number, and has no country. */
const SHORT_CODE = /^\d{3,8}$/

/** A number as `+15125550100`, whatever prefix it was written with. */
async function readNumber(org: OrgId, field: keyof TwilioFields, written: string): Promise<string> {
  const number = await readTypedPhone(org, parseAddress(written).address)
  if (number === undefined) throw refusedFields({ [field]: { key: 'phone_number_wrong' } })
  return number
}
