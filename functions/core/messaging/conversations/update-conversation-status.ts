import type { ConversationStatus } from '#contract/fields.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { countOn } from '../../customers/contacts/inbox-sections.ts'
import { refuseChanged } from '../../customers/contacts/refuse-changed.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { getVisibleConversation } from './get-conversation.ts'
import { setStatus } from './store.ts'

/**
 * Closes, archives or reopens. The status is the contact's: both channels follow it. A message that comes in at the same
 * moment wins over a closing: nobody has read it yet.
 */
export async function updateConversationStatus(
  ctx: Ctx,
  input: { type: string; id: string; contact_id?: string; status: ConversationStatus; expected?: ConversationStatus },
) {
  let seen: ContactItem | undefined
  await retryOnConflict(async () => {
    const { contact } = await getVisibleConversation(ctx, input)
    refuseChanged(contact, { status: input.expected })
    if (seen && input.status !== 'active' && countOn(contact, 'inbound') > countOn(seen, 'inbound'))
      throw new AppError('just_written')
    seen ??= contact
    return contact.status === input.status || setStatus(ctx, contact, input.status)
  })
  return { message: `Conversation is ${input.status}.`, status: input.status }
}
