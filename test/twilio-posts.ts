import { randomBytes } from 'node:crypto'
import twilio from 'twilio'
import type { TwilioAccount } from '../lib/local/twilio.ts'
import { openClient, openCloud } from './cloud.ts'

export type Form = Record<string, string | string[]>

/** A sid as Twilio makes them. */
export const newSid = (prefix = 'SM') => prefix + randomBytes(16).toString('hex')

/** What changes in a request that Twilio would make: an attack, or a proxy in between. */
export interface Tampering {
  /** Signs with this instead. */
  authToken?: string
  /** Signs this address instead. */
  signedUrl?: string
  /** Signs these fields instead. */
  signedForm?: Form
  /** In place of the right signature; undefined leaves the header out. */
  signature?: string | undefined
  contentType?: string
}

/** Posts a webhook to an address (its path and query) as Twilio does: a form, and the account's signature over all of it. */
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

/** The fields of a customer's SMS that matter; `more` adds or replaces. */
export const smsForm = (account: TwilioAccount, from: string, more: Form = {}): Form => ({
  AccountSid: account.account_sid,
  MessageSid: newSid(),
  From: from,
  To: account.phone_number,
  Body: 'Is the Civic still there?',
  NumMedia: '0',
  ...more,
})
