import type { OrgId } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { type ContactItem, contactIdOf } from './entity.ts'
import { addressesOf } from './rules.ts'
import { findAddress, findContact } from './store.ts'

/** An address that is nobody's: the id of the contact that would have it, and who opted out there. */
export interface Stranger {
  id: string
  opted_out: ContactItem['opted_out']
}

/**
 * Whose an address is. One read for a contact that was first known by it; a further two for one that got it later. A
 * stranger's id is new where the address had a contact before: what that one wrote stays theirs.
 */
export async function findSender(org: OrgId, address: string, now: Date): Promise<{ contact: ContactItem } | Stranger> {
  const id = contactIdOf(org, address)
  const first = await findContact(org, id, true)
  if (first && addressesOf(first).includes(address)) return { contact: first }

  const known = await findAddress(org, address)
  const holder = known?.contact ? await findContact(org, known.contact, true) : undefined
  if (holder) return { contact: holder }
  return { id: known ? newId(now) : id, opted_out: known?.opted_out ?? {} }
}
