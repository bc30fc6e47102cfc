import { dialed } from '../phone.ts'

/** Who sells a vehicle, as far as known. */
export type Dealer = { name: string } & { [Part in 'phone' | 'address' | 'city' | 'state' | 'zip']?: string }
/** Where customers of a dealer may turn to. */
export type Contact = Record<'phone' | 'whatsapp', string | null>

/** The address in lines: the street, then the place. */
export function addressLines({ address, city, state, zip }: Dealer): string[] {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [address ?? '', place].filter((line) => line !== '')
}

/** The number that customers call, the same wherever a page names one; else the feed's. */
export const phoneOf = (dealer: Dealer, contact: Contact) => dialed(contact.phone) ?? dialed(dealer.phone ?? null)
