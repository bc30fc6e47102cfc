import type { OrgId } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { contactIdOf } from './derived-ids.ts'
import { findContact } from './door.ts'
import type { ContactItem } from './entity.ts'
import { findAddress } from './find-address.ts'
import { isTheirs } from './reachable-addresses.ts'

/** An address that is nobody's: the id of the contact that would have it, and who opted out there. */
export interface Stranger {
  id: string
  opted_out: ContactItem['opted_out']
}

/**
 * The contact that has an address. One read for a contact that was first known by it; a further two for one that got it
 * later, one for a stranger, whose id is new where the address had a contact before: what that one wrote stays theirs.
 */
export async function findSender(org: OrgId, address: string, now: Date): Promise<{ contact: ContactItem } | Stranger> {
  const id = contactIdOf(org, address)
  const first = await findContact({ org }, id, true)
  if (first && isTheirs(first.listed, address)) return { contact: first }

  const known = await findAddress(org, address)
  const holder = known?.contact ? await findContact({ org }, known.contact, true) : undefined
  if (holder) return { contact: holder }
  // Deleted since: what was opted out of there is known only now.
  if (known?.contact) return findSender(org, address, now)
  return { id: known ? newId(now) : id, opted_out: known?.opted_out ?? {} }
}
