import { ownAddressOn, parseAddress, sendersIn } from '#contract/customers/channels/address.ts'
import type { Account } from './records.ts'
import type { Store } from './store.ts'

/** The account's own address on the channel of another address; its only messaging service sends from it too. */
export const ownAddress = (account: Account, address: string) =>
  ownAddressOn(parseAddress(address).channel, sendersIn(account)) ?? ''

/** The account whose number or WhatsApp sender this address is. */
export function ownerOf(store: Store, address: string): Account | undefined {
  const number = store.all('number').find(({ phone_number }) => phone_number === address)
  if (number) return store.get('account', number.account_sid)
  return store.all('account').find((account) => ownAddress(account, address) === address)
}
