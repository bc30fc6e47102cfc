import type { Channel } from '#contract/customers/channels/channels.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { beginConversation } from './store.ts'

/** Begins a contact's conversation on a channel, unless it has begun. Throws `no_number` where they can't be reached there. */
export async function createConversation(ctx: Ctx, { type, contact_id }: { type: Channel; contact_id: string }) {
  let id = contact_id
  await retryOnConflict(async () => {
    const contact = await getVisibleContact(ctx, contact_id)
    id = contact.id
    if (contact.channels[type]) return true
    if (addressFor(contact, type) === undefined) throw new AppError('no_number')
    return beginConversation(ctx, contact, type)
  })
  return { conversation: { id: conversationIdOf(id, type), contact_id: id } }
}
