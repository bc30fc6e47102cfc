import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import { createdAt } from '../../customers/contacts/contact-times.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { Contact, type ContactItem } from '../../customers/contacts/entity.ts'
import { inboxKeys } from '../../customers/contacts/inbox-sections.ts'
import { changeContact, isStill, isThere } from '../../customers/contacts/store.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { isWritten } from '../../platform/table/conflicts.ts'
import { opening } from './conversation-openings.ts'
import { hasBegunAsSeen, headPut, isHeardAsSeen } from './door.ts'

/** Begins a conversation without a message, so that it is in the list; false where the contact changed meanwhile. */
export function beginConversation(ctx: Ctx, seen: ContactItem, channel: Channel) {
  const { org, id: contact, assignee, status, inbox_at } = seen
  const since = ctx.now.toISOString()
  return changeContact(ctx, seen, {
    update: {
      channels: { [channel]: $set({ inbound: 0, unread: 0 }) },
      ...(inbox_at ? {} : inboxKeys(contact, status, since)),
    },
    conditions: hasBegunAsSeen(seen),
    others: [headPut({ org, conversation: conversationIdOf(contact, channel), contact, channel, assignee })],
  })
}

/** Sets the conversation's status unless a message or an assignment came meanwhile: then false, and the caller reads again. */
export async function setStatus({ org, now }: Ctx, contact: ContactItem, status: ConversationStatus): Promise<boolean> {
  const opened = status === 'active' ? opening(now) : {}
  const at = contact.last_message_at ?? createdAt(contact)
  // Of whom no conversation has begun is in no list.
  const keys = contact.inbox_at ? inboxKeys(contact.id, status, at) : {}
  return isWritten(
    Contact.build(UpdateItemCommand)
      .item({ org, id: contact.id, status, snooze: $remove(), ...keys, ...opened })
      .options({
        condition: {
          and: [isThere].concat(
            isStill('status', contact.status),
            isStill('snooze', contact.snooze),
            isStill('assignee', contact.assignee),
            isStill('last_message_at', contact.last_message_at),
            isHeardAsSeen(contact),
          ),
        },
      })
      .send(),
  )
}
