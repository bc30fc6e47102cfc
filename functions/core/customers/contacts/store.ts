import type { InputItem } from 'dynamodb-toolbox/entity'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { onlyNew } from '../../platform/table/conflicts.ts'
import type { Write } from '../../platform/table/write.ts'
import { listHeldBy, releaseAddress } from './address-store.ts'
import { Contact, type ContactItem, deskOf, hiddenKeys } from './entity.ts'
import { splitLongTexts } from './long-text-store.ts'
import { optOutsOf } from './opt-outs.ts'
import { type Standing, standsAs } from './standing-store.ts'

/** What every change of a contact rests on. */
export const AS_READ = ['assignee', 'stage', 'status', 'addresses', 'consents'] as const

/** Parts of a transaction: a new contact, its long texts in their own items. */
export function newPuts(contact: InputItem<typeof Contact>): Write[] {
  const { listed, writes } = splitLongTexts(contact.org, contact.id, contact.listed)
  return [
    Contact.build(PutTransaction)
      .item({ ...contact, listed })
      .options(onlyNew),
    ...writes,
  ]
}

/** Parts of a transaction: a whole contact in the place of the one that was read. */
export const wholePuts = (contact: ContactItem, seen: ContactItem, on: Standing) =>
  putsWhere(contact, standsAs(seen, on))

/** Parts of a transaction: a contact that was merged into another is one of its own again. */
export const partedPuts = (contact: ContactItem, from: string) => putsWhere(contact, { attr: 'merged_into', eq: from })

function putsWhere(contact: ContactItem, condition: ReturnType<typeof standsAs>): Write[] {
  const { org, id, assignee } = contact
  const { listed, writes } = splitLongTexts(org, id, contact.listed)
  return [
    Contact.build(PutTransaction)
      .item({ ...contact, listed, desk: deskOf(org, assignee) })
      .options({ condition }),
    ...writes,
  ]
}

/** Part of a transaction: a contact becomes a part of another, and stands behind all that lists read. */
export const hiddenUpdate = (seen: ContactItem, into: string, on: Standing): Write =>
  Contact.build(UpdateTransaction)
    .item({ org: seen.org, id: seen.id, merged_into: into, ...hiddenKeys(seen), inbox_at: $remove() })
    .options({ condition: standsAs(seen, on) })

/** Part of a transaction: the contact goes as it was read. */
export const contactDeletion = (seen: ContactItem, still: Standing['still'] = []): Write =>
  Contact.build(DeleteTransaction)
    .key({ org: seen.org, id: seen.id })
    .options({ condition: standsAs(seen, { still: [...AS_READ, ...still] }) })

/** Part of a transaction: what was merged into a contact goes with it. */
export const partDeletion = ({ org }: ContactItem, id: string): Write =>
  Contact.build(DeleteTransaction).key({ org, id })

/** Frees addresses, as far as they are this contact's: of a number in a file another one may be the owner. */
export async function releases(seen: ContactItem, addresses: string[]): Promise<Write[]> {
  const { org, id } = seen
  const held = await listHeldBy(org, id, addresses)
  return held.map((address) => releaseAddress(org, address, id, optOutsOf(seen, address)))
}
