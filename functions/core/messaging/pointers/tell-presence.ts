import type { Pointer } from '#contract/people/realtime.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { readersOf } from '../../customers/mentions/mentioned-readers.ts'
import { channelOfPerson, channelsHearing } from '../../people/live/live-channels.ts'
import { publishPointers } from '../../people/live/publish-pointers.ts'
import type { Ctx } from '../../platform/ctx.ts'

/**
 * Tells open browsers that a colleague (`by`) came to a contact's conversations, left, or does something else there, or
 * that the visitor types. At once, and not by the table's changes: those would start what follows them each time that
 * somebody is still there.
 */
export function tellPresence({ org, now }: Pick<Ctx, 'org' | 'now'>, contact: ContactItem, by?: string) {
  const pointer: Pointer = {
    changed: 'presence',
    contact_id: contact.id,
    conversation_id: null,
    type: null,
    ...(by && { user_id: by }),
  }
  const channels = [
    ...channelsHearing(org, [contact.assignee]),
    ...readersOf(contact, now).map((reader) => channelOfPerson(org, reader)),
  ]
  return publishPointers(org, new Map(channels.map((channel) => [channel, [pointer]])))
}
