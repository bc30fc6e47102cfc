import { isWhatsapp } from './address.ts'
import type { Account } from './records.ts'
import type { Store } from './store.ts'

/** The account whose number or WhatsApp sender this address is. */
export const ownerOf = (store: Store, address: string): Account | undefined =>
  store.all('account').find(({ phone_number, whatsapp_from }) => address === phone_number || address === whatsapp_from)

/** The sender of the account's only messaging service on the recipient's channel. */
export const pooledSender = (account: Account, to: string) =>
  isWhatsapp(to) ? account.whatsapp_from : account.phone_number
