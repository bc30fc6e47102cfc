import { seal, unseal } from '../../platform/seals.ts'
import { derivedId, newId } from '../../platform/table/ids.ts'

const PURPOSE = 'device'
/** A browser shared by more people forgets the least recent one. */
const ACCOUNTS_KEPT = 10

type Device = { id: string; accounts: string[] }
const accountOf = (email: string) => derivedId('device', email)

/** The origin of this browser's attempts if the account's owner has used it before; undefined in any other. */
export function deviceFor(mark: string | undefined, email: string): string | undefined {
  const device = unseal<Device>(PURPOSE, mark)
  return device?.accounts.includes(accountOf(email)) ? `device ${device.id}` : undefined
}

/** Marks a browser in which the account's owner has just authenticated, in addition to its earlier users. */
export function markDevice(mark: string | undefined, email: string): string {
  const { id = newId(new Date()), accounts = [] } = unseal<Device>(PURPOSE, mark) ?? {}
  const account = accountOf(email)
  const others = accounts.filter((each) => each !== account)
  return seal(PURPOSE, { id, accounts: [account, ...others].slice(0, ACCOUNTS_KEPT) } satisfies Device)
}
