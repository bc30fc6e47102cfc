import type { Account } from './records.ts'
import { applicationOf, numberOf, senderOf, serviceOf } from './resources.ts'
import { hex32, newSid } from './sid.ts'
import type { Store } from './store.ts'

type Addresses = Pick<Account, 'friendly_name' | 'phone_number' | 'whatsapp_from'>

/** Opens an account with a number, a WhatsApp sender, a messaging service, a key and a TwiML app. */
export function putAccount(store: Store, addresses: Addresses, now: number): void {
  const account: Account = {
    ...addresses,
    account_sid: newSid('AC'),
    auth_token: hex32(),
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
