import type { ContactChanges } from '#contract/customers/contact.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import { refuseChanged } from '../../customers/contacts/refuse-changed.ts'
import { updateContact } from '../../customers/contacts/update-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getConversation, getVisibleConversation } from './get-conversation.ts'
import { updateConversationStatus } from './update-conversation-status.ts'

type Place = { type: string; id: string; contact_id?: string }
type Changes = Pick<ContactChanges, 'labels' | 'stage'> & { status?: ConversationStatus }
type Input = Changes & Place & { expected?: Changes }

/** Changes a conversation's status, labels, and stage, whichever are given. What is refused of the contact comes first. */
export async function updateConversation(ctx: Ctx, { status, labels, stage, expected, ...place }: Input) {
  const { contact } = await getVisibleConversation(ctx, place)
  refuseChanged(contact, expected)
  if (labels !== undefined || stage !== undefined)
    await updateContact(ctx, {
      id: contact.id,
      labels,
      stage,
      expected: { labels: expected?.labels, stage: expected?.stage },
    })
  if (status !== undefined) await updateConversationStatus(ctx, { ...place, status, expected: expected?.status })
  return getConversation(ctx, { contact_id: contact.id })
}
