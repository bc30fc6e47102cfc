import type { TwilioFields } from '#contract/telephony/settings.ts'
import { decryptSecret } from '../../platform/aws/secrets.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { openTwilio, type TwilioAccount } from '../twilio/twilio.ts'
import { readFields } from './read-fields.ts'
import { requireCredentials } from './rules.ts'
import { readConnection } from './store.ts'

/** Asks Twilio about the account, with what the form holds and, where it is empty, what is stored. Nothing is saved. */
export async function testConnection({ org }: Ctx, fields: TwilioFields) {
  const given = await readFields(fields)
  const stored = await readConnection(org)
  requireCredentials(given, stored ?? {})
  const account_sid = (given.account_sid ?? stored?.account_sid) as string
  const auth_token = given.auth_token ?? (await decryptSecret(org, 'auth_token', stored?.auth_token as string))

  const twilio = await openTwilio({ account_sid, auth_token })
  const account = await twilio.account()
  await requireNumber(twilio, given.phone_number ?? stored?.phone_number)
  await requireService(twilio, given.messaging_service_sid ?? stored?.messaging_service_sid)
  return { message: 'Twilio connection test successful!', account_name: account.name, account_status: account.status }
}

/** Short codes are not in Twilio's list of an account's numbers. */
const isListed = (number: string) => number.startsWith('+')

async function requireNumber(twilio: TwilioAccount, number: string | undefined) {
  if (!number || !isListed(number) || (await twilio.number(number))) return
  const message = `The phone number ${number} does not belong to this Twilio account.`
  throw new AppError('twilio_refused', message, { fields: { twilio_phone_number: message } })
}

async function requireService(twilio: TwilioAccount, sid: string | undefined) {
  if (!sid || (await twilio.service(sid))) return
  const message = `This Twilio account has no messaging service ${sid}.`
  throw new AppError('twilio_refused', message, { fields: { twilio_messaging_service_sid: message } })
}
