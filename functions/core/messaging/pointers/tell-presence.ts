import type { Pointer } from '#contract/people/realtime.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { readersOf } from '../../customers/mentions/mentioned-readers.ts'
import { channelOfPerson, channelsHearing } from '../../people/live/live-channels.ts'
import { publishPointers } from '../../people/live/publish-pointers.ts'
import type { Ctx } from '../../platform/ctx.ts'

/**
 * Tells open browsers that the caller came to a contact's conversations, left, or does something else there. At once, and
 * not by the table's changes: those would start what follows them each time that somebody is still there.
 */
export function tellPresence({ org, caller, now }: Ctx, contact: ContactItem) {
  const pointer: Pointer = {
    changed: 'presence',
    contact_id: contact.id,
    conversation_id: null,
    type: null,
    user_id: caller.id,
  }
  const channels = [
    ...channelsHearing(org, [contact.assignee]),
    ...readersOf(contact, now).map((reader) => channelOfPerson(org, reader)),
  ]
  return publishPointers(org, new Map(channels.map((channel) => [channel, [pointer]])))
}
