import { dialed } from '../phone.ts'

/** The seller of a vehicle, as far as known. */
export type Dealer = { name: string } & { [Part in 'phone' | 'address' | 'city' | 'state' | 'zip']?: string }
/** A dealer's contact details for customers. */
export type Contact = Record<'phone' | 'whatsapp', string | null>

/** The address in lines: the street, then the city. */
export function addressLines({ address, city, state, zip }: Dealer): string[] {
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [address ?? '', place].filter((line) => line !== '')
}

/** The number that customers call, the same on all pages; else the feed's. */
export const phoneOf = (dealer: Dealer, contact: Contact) => dialed(contact.phone) ?? dialed(dealer.phone ?? null)
