import type { ContactChanges } from '#contract/customers/contact.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import { updateContact } from '../../customers/contacts/update-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getConversation, getVisibleConversation } from './get-conversation.ts'
import { updateConversationStatus } from './update-conversation-status.ts'

type Place = { type: string; id: string; contact_id?: string }
type Input = Pick<ContactChanges, 'labels' | 'stage'> & Place & { status?: ConversationStatus }

/** Changes a conversation's status, labels, and stage, whichever are given. What is refused of the contact comes first. */
export async function updateConversation(ctx: Ctx, { status, labels, stage, ...place }: Input) {
  const { contact } = await getVisibleConversation(ctx, place)
  if (labels !== undefined || stage !== undefined) await updateContact(ctx, { id: contact.id, labels, stage })
  if (status !== undefined) await updateConversationStatus(ctx, { ...place, status })
  return getConversation(ctx, { contact_id: contact.id })
}
