import { addressOn } from '#contract/customers/channels/address.ts'
import { MAIL } from '#contract/customers/channels/mail-channel.ts'
import { contactIdOf } from '../../customers/contacts/derived-ids.ts'
import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import { searchContacts } from '../../customers/search/search-contacts.ts'
import type { OrgId } from '../../platform/ctx.ts'

/** The contact who wrote from a mail address, else one of whom somebody told it; undefined where there is none. */
export async function findByMail(org: OrgId, address: string, now: Date): Promise<ContactItem | undefined> {
  const sender = await findSender(org, address, now)
  return 'contact' in sender ? sender.contact : (await listTold(org, address))[0]
}

/** The only contact of whom somebody told this address; of several nobody knows who writes. */
export async function findTold(org: OrgId, address: string): Promise<ContactItem | undefined> {
  const [one, another] = await listTold(org, address)
  return another ? undefined : one
}

/** At most two of them. */
async function listTold(org: OrgId, address: string): Promise<ContactItem[]> {
  const isOf = (contact: ContactItem | undefined) => contact?.listed.email?.toLowerCase() === address
  // A lead's is found at once, before the search knows it.
  const first = await findContact({ org }, contactIdOf(org, addressOn(MAIL, address)), true)
  const { contacts } = await searchContacts(org, address, undefined, 2, (found) => found.filter(isOf))
  return [...new Map([...(first && isOf(first) ? [first] : []), ...contacts].map((one) => [one.id, one])).values()]
}
