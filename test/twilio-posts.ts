import { randomBytes } from 'node:crypto'
import twilio from 'twilio'
import type { TwilioAccount } from '../lib/local/twilio.ts'
import { openClient, openCloud } from './cloud.ts'

export type Form = Record<string, string | string[]>

/** A sid in Twilio's format. */
export const newSid = (prefix = 'SM') => prefix + randomBytes(16).toString('hex')

/** Changes to a request by Twilio: an attack, or a proxy in between. */
export interface Tampering {
  /** Signs with this token instead. */
  authToken?: string
  /** Signs this URL instead. */
  signedUrl?: string
  /** Signs these fields instead. */
  signedForm?: Form
  /** Replaces the correct signature; undefined omits the header. */
  signature?: string | undefined
  contentType?: string
}

/** Posts a webhook to a URL (path and query) like Twilio: a form, with the account's signature over all of it. */
export async function postAsTwilio(path: string, form: Form, account: TwilioAccount, tampering: Tampering = {}) {
  const { url } = await openCloud()
  const { authToken = account.auth_token, signedUrl = url + path, signedForm = form } = tampering
  const right = twilio.getExpectedTwilioSignature(authToken, signedUrl, signedForm)
  const signature = 'signature' in tampering ? tampering.signature : right
  const fields = Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return (await openClient()).send('POST', path, undefined, {
    raw: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': tampering.contentType ?? 'application/x-www-form-urlencoded; charset=UTF-8',
      ...(signature === undefined ? {} : { 'x-twilio-signature': signature }),
    },
  })
}

/** The relevant fields of a customer's SMS; `more` adds or replaces some. */
export const smsForm = (account: TwilioAccount, from: string, more: Form = {}): Form => ({
  AccountSid: account.account_sid,
  MessageSid: newSid(),
  From: from,
  To: account.phone_number,
  Body: 'Is the Civic still there?',
  NumMedia: '0',
  ...more,
})
