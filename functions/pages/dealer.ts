import { dialed } from './phone.ts'

/** Who sells a car, as far as known. */
export interface Dealer {
  name: string
  phone?: string
  address?: string
  city?: string
  state?: string
  zip?: string
}

/** Where customers of a dealer may turn to. */
export interface Contact {
  phone: string | null
  whatsapp: string | null
}

/** The address in lines: the street, then the place. */
export function addressLines({ address, city, state, zip }: Dealer): string[] {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [address ?? '', place].filter((line) => line !== '')
}

/** The dealer's own number, else the one that customers call. */
export const phoneOf = (dealer: Dealer, contact: Contact) => dialed(dealer.phone ?? null) ?? dialed(contact.phone)
