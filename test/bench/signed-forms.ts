import twilio from 'twilio'
import { pathOf, type Row } from '#contract/route.ts'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import type { Fuzzed } from './fuzzed-dealership.ts'
import { type Dice, mutateText } from './mutate.ts'

type Fields = [name: string, value: string][]

/** Without which a form is refused, or is somebody else's. */
const NEEDED = ['MessageSid', 'From', 'MessageStatus']

/** Twilio's form, of one of many customers; half of them with what is needed left as it was. */
export function formOf(dice: Dice, account: TwilioAccount): Fields {
  const { random, pick } = dice
  const digits = (count: number) => String(Math.floor(random() * 10 ** count)).padStart(count, '0')
  const fields: Fields = [
    ['MessageSid', `SM${digits(16)}${digits(16)}`],
    ['From', `${pick(['', 'whatsapp:'])}+1628555${digits(4)}`],
    ['To', account.phone_number],
    ['Body', pick(['Is the Civic still there?', 'STOP', 'START', '[car 01ARZ3NDEK]'])],
    ['NumMedia', pick(['0', '1', '2'])],
    ['MediaUrl0', 'https://api.twilio.com/x'],
    ['MediaContentType0', 'image/png'],
    ['ProfileName', 'Pat Ruiz'],
    ['OptOutType', 'STOP'],
    ['Latitude', '37.7'],
    ['Longitude', '-122.4'],
    ['Label', 'Mission Street'],
    ['MessageStatus', pick(['sent', 'delivered', 'read', 'failed', 'undelivered'])],
    ['ErrorCode', pick(['30008', '21610'])],
  ]
  const keeps = random() < 0.4 ? NEEDED : []
  const mutated = fields.flatMap(([name, value]): Fields => {
    if (keeps.includes(name) || random() < 0.6) return [[name, value]]
    if (random() < 0.2) return []
    const other = mutateText(dice, value)
    return random() < 0.1
      ? [
          [name, other],
          [name, value],
        ]
      : [[name, other]]
  })
  const extra: Fields = random() < 0.2 ? [[mutateText(dice, 'Extra'), mutateText(dice, 'x')]] : []
  return [['AccountSid', account.account_sid], ...mutated, ...extra]
}

/** Posts it rightly signed, whatever is in it. */
export async function postSigned({ url, member, target, account }: Fuzzed, row: Row, form: Fields): Promise<number> {
  const query = row.query ? `?conversation=${target.id}&message=${target.message_id}` : ''
  const path = pathOf(row, { token: target.token }) + query
  // Text that is not valid UTF-8 arrives as another character, and that is what is signed.
  const raw = new URLSearchParams(form).toString()
  const fields = new URLSearchParams(raw)
  const signed = Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
  const signature = twilio.getExpectedTwilioSignature(account.auth_token, url + path, signed)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature }
  return (await member.send('POST', path, undefined, { raw, headers })).status
}
