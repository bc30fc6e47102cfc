import { randomBytes } from 'node:crypto'
import twilio from 'twilio'

/** Posts a customer's SMS like Twilio, signed with the account's token; the part after `#` is Twilio's and not sent. */
export async function postWebhook(
  address: string,
  account: { sid: string; token: string },
  { from, to }: { from: string; to: string },
) {
  const [url = ''] = address.split('#')
  const form = {
    AccountSid: account.sid,
    MessageSid: `SM${randomBytes(16).toString('hex')}`,
    From: from,
    To: to,
    Body: 'Is the Accord still there?',
    NumMedia: '0',
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': twilio.getExpectedTwilioSignature(account.token, url, form) },
    body: new URLSearchParams(form),
  })
  if (!response.ok) throw new Error(`The webhook answered ${response.status}: ${await response.text()}`)
}
