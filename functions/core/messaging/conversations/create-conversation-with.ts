import { createContact } from '../../customers/contacts/create-contact.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { createConversation } from './create-conversation.ts'

/**
 * Begins an SMS conversation with a number, of a contact that is there or is made, or finds it. Throws `conflict` where
 * the number is of a contact that the caller may not see.
 */
export async function createConversationWith(ctx: Ctx, { phone_number }: { phone_number: string }) {
  const phone = await readTypedPhone(ctx.org, phone_number)
  if (phone === undefined) throw refusedFields({ phone_number: { key: 'number_wrong' } })
  const contact = (await findVisible(ctx, phone)) ?? (await createOrFind(ctx, phone))
  return createConversation(ctx, { type: 'sms', contact_id: contact.id })
}

/** Somebody else may make the contact at the same moment. */
const createOrFind = (ctx: Ctx, phone: string) =>
  createContact(ctx, { first_name: '', last_name: '', phone, organization_id: ownOf(ctx) }).catch(async (refusal) => {
    const made = await findVisible(ctx, phone)
    if (!made) throw refusal
    return made
  })

/** A system administrator says whose a contact is, and here it is their own organization's. */
const ownOf = ({ org, caller }: Ctx) => (caller.isSystemAdmin ? org : undefined)

async function findVisible({ org, caller, now }: Ctx, phone: string) {
  const sender = await findSender(org, phone, now)
  return 'contact' in sender && maySee(caller, sender.contact.assignee) ? sender.contact : undefined
}
