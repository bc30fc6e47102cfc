import { dialedNumber } from '#contract/customers/channels/address-key.ts'
import type { Work } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { addContact } from './add-contact.ts'
import type { CameBy } from './added-by.ts'
import { findContact } from './door.ts'
import type { ContactItem } from './entity.ts'
import { findSender } from './find-sender.ts'
import { newContact } from './new-contact.ts'

/** Returns the contact with this number, creating one, who came by `source`, if there is none. Safe to repeat, also concurrently. */
export async function findOrCreateByNumber(
  { org, now }: Pick<Work, 'org' | 'now'>,
  phone: string,
  { kind: source, detail }: CameBy,
): Promise<ContactItem> {
  let contact: ContactItem | undefined
  await retryOnConflict(async () => {
    const sender = await findSender(org, phone, now)
    if ('contact' in sender) contact = sender.contact
    else if (
      await addContact(
        newContact(
          {
            org,
            ...sender,
            listed: { addresses: { phone: dialedNumber(phone) }, source },
            created_at: now.toISOString(),
          },
          now,
        ),
        { detail },
      )
    )
      contact = await findContact({ org }, sender.id, true)
    return contact !== undefined
  })
  return contact as ContactItem
}
