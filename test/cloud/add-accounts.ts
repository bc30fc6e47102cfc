import type { Account } from '../../lib/local/twilio/records.ts'
import { applicationOf, numberOf, senderOf, serviceOf } from '../../lib/local/twilio/resources.ts'
import { hex32, newSid } from '../../lib/local/twilio/sid.ts'
import { openStore } from '../../lib/local/twilio/store.ts'

/** As many dealerships as the tests connect at most. */
const COUNT = 400

/** Lays accounts into the folder of a simulator that has not started yet, so that each test can have its own. */
export function addAccounts(dir: string) {
  const store = openStore(dir)
  const now = Date.now()
  for (let i = 0; i < COUNT; i++) {
    const area = 510 + Math.floor(i / 100)
    const line = String(100 + (i % 100)).padStart(4, '0')
    const account: Account = {
      account_sid: newSid('AC'),
      auth_token: hex32(),
      friendly_name: `Dealership ${i}`,
      phone_number: `+1${area}555${line}`,
      whatsapp_from: `whatsapp:+1${area + 100}555${line}`,
      messaging_service_sid: newSid('MG'),
      api_key: newSid('SK'),
      api_secret: hex32(),
      twiml_app_sid: newSid('AP'),
    }
    const number = numberOf(account, now)
    const sender = senderOf(account)
    store.put('number', number.sid, number)
    store.put('sender', sender.sid, sender)
    store.put('service', account.messaging_service_sid, serviceOf(account, now))
    store.put('application', account.twiml_app_sid, applicationOf(account, now))
    store.put('account', account.account_sid, account)
  }
  store.close()
}
