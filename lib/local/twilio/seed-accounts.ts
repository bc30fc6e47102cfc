import { putAccount } from './put-account.ts'
import type { Store } from './store.ts'

const NAMES = [
  // The demo dealership's account.
  'Mariposa Motors',
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

/** Fills an empty store with accounts. */
export function seedAccounts(store: Store, now: number): void {
  if (store.all('account').length > 0) return
  NAMES.forEach((friendly_name, index) => {
    const addresses = {
      friendly_name,
      // 555-0100 to 555-0199 are reserved for fiction.
      phone_number: `+1415555${String(100 + index).padStart(4, '0')}`,
      whatsapp_from: `whatsapp:+1415555${String(150 + index).padStart(4, '0')}`,
    }
    putAccount(store, addresses, now)
  })
}
