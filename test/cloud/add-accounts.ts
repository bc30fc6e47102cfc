import { putAccount } from '../../lib/local/twilio/put-account.ts'
import { openStore } from '../../lib/local/twilio/store.ts'

/** A hundred dealerships each; no N11 code, which no number has. As many as the tests connect at most. */
const AREA_CODES = [510, 512, 513, 515]

/** Lays accounts into the folder of a simulator that has not started yet, so that each test can have its own. */
export function addAccounts(dir: string) {
  const store = openStore(dir)
  const now = Date.now()
  for (const area of AREA_CODES) {
    for (let line = 100; line < 200; line++) {
      const addresses = {
        friendly_name: `Dealership ${area} ${line}`,
        phone_number: `+1${area}5550${line}`,
        whatsapp_from: `whatsapp:+1${area + 100}5550${line}`,
      }
      putAccount(store, addresses, now)
    }
  }
  store.close()
}
