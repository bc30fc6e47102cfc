import { parseAddress } from '#contract/customers/channels/address.ts'
import { ADDRESSES, SENDER_KINDS } from '#contract/customers/channels/addresses.ts'
import type { SenderKind } from '#contract/customers/channels/channels.ts'
import { formFieldOf } from '#contract/telephony/settings.ts'
import type { TwilioFields } from '#contract/telephony/twilio-settings.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'

/** The form's fields as stored; empty ones are absent. Throws `invalid` for an invalid number. */
export async function readFields(org: OrgId, fields: TwilioFields) {
  return {
    account_sid: fields.twilio_account_sid,
    auth_token: fields.twilio_auth_token,
    senders: await readSenders(org, fields),
    messaging_service_sid: fields.twilio_messaging_service_sid,
    api_key: fields.twilio_api_key,
    api_secret: fields.twilio_api_secret,
    twiml_app_sid: fields.twilio_twiml_app_sid,
  }
}

/** SMS may be sent from one: it is not a phone number, and has no country. */
const SHORT_CODE = /^\d{3,8}$/

async function readSenders(org: OrgId, fields: TwilioFields) {
  const senders: Partial<Record<SenderKind, string>> = {}
  for (const kind of SENDER_KINDS) {
    const written = fields[formFieldOf(kind)]
    if (written) senders[kind] = await readSender(org, kind, written)
  }
  return senders
}

/** A number as `+15125550100`, with any prefix removed. */
async function readSender(org: OrgId, kind: SenderKind, written: string): Promise<string> {
  const { isNumber, hasShortCodes } = ADDRESSES[kind]
  const { address } = parseAddress(written)
  if (!isNumber || (hasShortCodes && SHORT_CODE.test(written))) return address
  const number = await readTypedPhone(org, address)
  if (number === undefined) throw refusedFields({ [formFieldOf(kind)]: { key: 'phone_number_wrong' } })
  return number
}
