import { bundleOf } from './bundles.ts'
import { putAccount } from './put-account.ts'
import type { Account } from './records.ts'
import { hex32, newSid } from './sid.ts'
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

/** Under which Lotwire opens accounts for dealerships. */
const PARENT = 'Lotwire'

export function parentOf(store: Store): Account {
  const found = store.all('account').find(({ friendly_name, owner }) => friendly_name === PARENT && !owner)
  if (!found) throw new Error('The simulator has no parent account.')
  return found
}

/** Lotwire's own approved profile, which every dealership's names. */
export function primaryProfileOf(store: Store): string {
  const { account_sid } = parentOf(store)
  const found = store.all('bundle').find((one) => one.account_sid === account_sid)
  if (!found) throw new Error('The simulator has no primary profile.')
  return found.sid
}

function putPrimaryProfile(store: Store, now: number): void {
  const profile = bundleOf(
    { account: parentOf(store), form: new URLSearchParams({ FriendlyName: 'Lotwire (primary)' }) },
    'CustomerProfiles',
    now,
  )
  store.put('bundle', profile.sid, { ...profile, status: 'twilio-approved' })
}

/** Fills an empty store with accounts. */
export function seedAccounts(store: Store, now: number): void {
  if (!store.all('account').some(({ friendly_name }) => friendly_name === PARENT)) putParent(store)
  const { account_sid } = parentOf(store)
  if (!store.all('bundle').some((one) => one.account_sid === account_sid)) putPrimaryProfile(store, now)
  if (store.all('account').length > 1) return
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

function putParent(store: Store): void {
  const account_sid = newSid('AC')
  const none = { phone_number: '', whatsapp_from: '', messaging_service_sid: '', api_key: '', api_secret: '' }
  store.put('account', account_sid, {
    ...none,
    account_sid,
    auth_token: hex32(),
    friendly_name: PARENT,
    twiml_app_sid: '',
  })
}
