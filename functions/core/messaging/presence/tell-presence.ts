import type { Pointer } from '#contract/people/realtime.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { publishPointers } from '../../people/live/publish-pointers.ts'
import { channelsHearing } from '../../people/live/rules.ts'
import type { OrgId } from '../../platform/ctx.ts'

/**
 * Tells open browsers that somebody came to a contact's conversations, left, or does something else there. At once, and
 * not by the table's changes: those would start what follows them each time that somebody is still there.
 */
export function tellPresence(org: OrgId, { id, assignee }: Pick<ContactItem, 'id' | 'assignee'>, person: string) {
  const pointer: Pointer = {
    changed: 'presence',
    contact_id: id,
    conversation_id: null,
    type: null,
    user_id: person,
  }
  return publishPointers(org, new Map(channelsHearing(org, [assignee]).map((channel) => [channel, [pointer]])))
}
