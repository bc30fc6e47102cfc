import { answerText } from '#contract/answers.ts'
import type { TwilioFields } from '#contract/telephony/twilio-settings.ts'
import { decryptSecret } from '../../platform/aws/secrets.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { openTwilio, type TwilioAccount } from '../twilio/twilio.ts'
import { findConnection } from './door.ts'
import { readFields } from './read-fields.ts'
import { requireCredentials } from './rules.ts'

/** Asks Twilio about the account, with the form's values and, for empty ones, the stored values. Nothing is saved. */
export async function testConnection({ org, language }: Ctx, fields: TwilioFields) {
  const given = await readFields(org, fields)
  const stored = await findConnection(org)
  requireCredentials(given, stored ?? {})
  const account_sid = (given.account_sid ?? stored?.account_sid) as string
  const auth_token = given.auth_token ?? (await decryptSecret(org, 'auth_token', stored?.auth_token as string))

  const twilio = await openTwilio({ account_sid, auth_token })
  const account = await twilio.account()
  await requireNumber(twilio, given.senders.phone ?? stored?.senders.phone)
  await requireService(twilio, given.messaging_service_sid ?? stored?.messaging_service_sid)
  return {
    message: answerText(language, 'twilio_works'),
    account_name: account.name,
    account_status: account.status,
  }
}

/** Short codes are not in Twilio's list of an account's numbers. */
const isListed = (number: string) => number.startsWith('+')

async function requireNumber(twilio: TwilioAccount, number: string | undefined) {
  if (!number || !isListed(number) || (await twilio.number(number))) return
  throw refusedFields({ twilio_phone_number: { key: 'number_not_owned', about: { number } } })
}

async function requireService(twilio: TwilioAccount, sid: string | undefined) {
  if (!sid || (await twilio.service(sid))) return
  throw refusedFields({ twilio_messaging_service_sid: { key: 'service_not_owned', about: { sid } } })
}
