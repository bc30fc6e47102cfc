import type { Account } from './records.ts'
import { applicationOf, numberOf, senderOf, serviceOf } from './resources.ts'
import { hex32, newSid } from './sid.ts'
import type { Store } from './store.ts'

const NAMES = [
  'Bay Motors',
  'Harbor Auto Group',
  'Mission Street Motors',
  'Sunset Cars',
  'Golden Gate Trucks',
  'Redwood Imports',
  'Alameda Motors',
  'Valley Auto Center',
  'Pacific Pre-Owned',
  'Sierra Motor Works',
  'Marina Automotive',
  'Presidio Motors',
]

/** Fills an empty store with accounts, each with a number, a WhatsApp sender, a messaging service, a key and a TwiML app. */
export function seedAccounts(store: Store, now: number): void {
  if (store.all('account').length > 0) return
  NAMES.forEach((friendly_name, index) => {
    const account: Account = {
      account_sid: newSid('AC'),
      auth_token: hex32(),
      friendly_name,
      // 555-0100 to 555-0199 are set aside for fiction.
      phone_number: `+1415555${String(100 + index).padStart(4, '0')}`,
      whatsapp_from: `whatsapp:+1415555${String(150 + index).padStart(4, '0')}`,
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
  })
}
