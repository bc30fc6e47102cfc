import { $remove, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { inboxKeys, sectionOf } from '../../customers/contacts/inbox-sections.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { MessageItem } from './entity.ts'
import { previewOf, rowTimeOf } from './row.ts'

/**
 * The inbox's change for an outbound message, if its sender's are shown. The write fails where a STOP or a closing came
 * in between.
 */
export function outboundChange(seen: ContactItem, message: MessageItem) {
  const { org, id, channel, body, media, sent_at: at, by } = message
  const shownAt = facetsOf(by).isShownInInbox ? rowTimeOf({ at, id, isImported: false }, seen) : undefined
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
        ...inboxKeys(seen.id, sectionOf(seen), shownAt),
      }),
      ...(seen.channels[channel] ? {} : { channels: { [channel]: $set({ inbound: 0, unread: 0 }) } }),
    },
  }
}
