import { putAccount } from '../../lib/local/twilio/put-account.ts'
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
    const addresses = {
      friendly_name: `Dealership ${i}`,
      phone_number: `+1${area}555${line}`,
      whatsapp_from: `whatsapp:+1${area + 100}555${line}`,
    }
    putAccount(store, addresses, now)
  }
  store.close()
}
