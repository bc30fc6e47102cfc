import { seal, unseal } from '../../platform/seals.ts'
import { derivedId, newId } from '../../platform/table/ids.ts'

const PURPOSE = 'device'
/** A desk that more people share forgets who has not come for longest. */
const ACCOUNTS_KEPT = 10

type Device = { id: string; accounts: string[] }
const accountOf = (email: string) => derivedId('device', email)

/** What tries from this browser count under where the account's owner was in it before; undefined in every other. */
export function deviceFor(mark: string | undefined, email: string): string | undefined {
  const device = unseal<Device>(PURPOSE, mark)
  return device?.accounts.includes(accountOf(email)) ? `device ${device.id}` : undefined
}

/** The mark of a browser in which the account's owner has just proven who they are, beside those who did so before. */
export function markDevice(mark: string | undefined, email: string): string {
  const { id = newId(new Date()), accounts = [] } = unseal<Device>(PURPOSE, mark) ?? {}
  const account = accountOf(email)
  const others = accounts.filter((each) => each !== account)
  return seal(PURPOSE, { id, accounts: [account, ...others].slice(0, ACCOUNTS_KEPT) } satisfies Device)
}
