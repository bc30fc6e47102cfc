import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import { changeContact } from '../../customers/contacts/change-contact.ts'
import { createdAt } from '../../customers/contacts/contact-times.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { setContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { inboxKeys } from '../../customers/contacts/inbox-sections.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { opening } from './conversation-openings.ts'
import { headPut } from './door.ts'

/** Begins a conversation without a message, so that it is in the list; false where the contact changed meanwhile. */
export function beginConversation(ctx: Ctx, seen: ContactItem, channel: Channel) {
  const { org, id: contact, assignee, status, inbox_at } = seen
  const since = ctx.now.toISOString()
  return changeContact(ctx, seen, {
    update: {
      channels: { [channel]: $set({ inbound: 0, unread: 0 }) },
      ...(inbox_at ? {} : inboxKeys(contact, status, since)),
    },
    still: ['begun'],
    others: [headPut({ org, conversation: conversationIdOf(contact, channel), contact, channel, assignee })],
  })
}

/** Sets the conversation's status unless a message or an assignment came meanwhile: then false, and the caller reads again. */
export async function setStatus({ now }: Ctx, contact: ContactItem, status: ConversationStatus): Promise<boolean> {
  const opened = status === 'active' ? opening(now) : {}
  const at = contact.last_message_at ?? createdAt(contact)
  // Of whom no conversation has begun is in no list.
  const keys = contact.inbox_at ? inboxKeys(contact.id, status, at) : {}
  return setContact(
    contact,
    { status, snooze: $remove(), ...keys, ...opened },
    { still: ['status', 'snooze', 'assignee', 'last_message_at', 'heard'] },
  )
}
