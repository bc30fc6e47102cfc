import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { createdAt } from '../../customers/contacts/contact-times.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { inboxKeys, sectionOf } from '../../customers/contacts/inbox-sections.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { MessageItem } from './entity.ts'
import { previewOf, rowTimeOf } from './row.ts'

/**
 * The inbox's change for an outbound message, if its sender's are shown, or if it is the first with this contact: whoever
 * was written to stands in the list, by an automatic text from when they were added on, which buries nobody who wrote.
 * The write fails where a STOP or a closing came in between.
 */
export function outboundChange(seen: ContactItem, message: MessageItem) {
  const { org, id, channel, body, media, sent_at: at, by } = message
  const { isShownInInbox } = facetsOf(by)
  const isShown = isShownInInbox || seen.inbox_at === undefined
  const shownAt = isShown ? rowTimeOf({ at, id, isImported: false }, seen) : undefined
  return {
    seen,
    isRefusedAfterOptOut: true,
    update: {
      org,
      id: seen.id,
      ...(shownAt && {
        most_recent_type: channel,
        last_message: previewOf({ body, media }),
        last_message_at: shownAt,
        last_message_id: id,
        last_call: $remove(),
        ...inboxKeys(seen.id, sectionOf(seen), isShownInInbox ? shownAt : createdAt(seen)),
      }),
      ...(seen.channels[channel] ? {} : { channels: { [channel]: $set({ inbound: 0, unread: 0 }) } }),
    },
  }
}
