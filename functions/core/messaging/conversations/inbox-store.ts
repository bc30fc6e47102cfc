import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import { createdAt } from '../../customers/contacts/contact-times.ts'
import { Contact, type ContactItem, inboxIndexOf } from '../../customers/contacts/entity.ts'
import { inboxKeys, isWoken, type Section } from '../../customers/contacts/inbox-sections.ts'
import { isStill, isThere } from '../../customers/contacts/store.ts'
import { Counter } from '../../customers/counters/entity.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isWritten } from '../../platform/table/conflicts.ts'
import { sectionRange } from '../../platform/table/sections.ts'
import { opening } from './conversation-openings.ts'

/**
 * One page of the conversations of a desk (`desk-names.ts`), newest first, from behind `place`; without one also the
 * list's counter, which lies before the newest of them.
 */
export async function listInbox(org: OrgId, desk: string, section: Section, place: string | undefined, limit: number) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Contact, Counter)
    .query({ ...inboxIndexOf(org, desk), range: sectionRange(section, { below: place }) })
    .options({ reverse: true, limit: place ? limit : limit + 1 })
    .send()
  return {
    rows: Items.filter((item) => 'id' in item),
    count: Items.find((item) => 'count' in item)?.count ?? 0,
    /** There are more, behind the limit or the megabyte that a query reads. */
    isCut: LastEvaluatedKey !== undefined,
  }
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

/** Sets how many messages of a channel are unread, and that a woken conversation was opened, unless another came in since `contact` was read: then false. */
export async function setUnread(org: OrgId, contact: ContactItem, channel: Channel, unread: number): Promise<boolean> {
  return isWritten(
    Contact.build(UpdateItemCommand)
      .item({
        org,
        id: contact.id,
        ...(isWoken(contact) && { snooze: $remove() }),
        channels: { [channel]: { unread } },
      })
      .options({ condition: inboundIs(channel, contact.channels[channel]?.inbound) })
      .send(),
  )
}

/** Nothing came in since the contact was read. */
export const isHeardAsSeen = ({ channels }: ContactItem): Condition<typeof Contact>[] =>
  ALL_CHANNELS.map((channel) => inboundIs(channel, channels[channel]?.inbound))

/** Nothing came in on a channel since so many messages had (undefined: no conversation had begun). */
const inboundIs = (channel: Channel, inbound: number | undefined): Condition<typeof Contact> =>
  inbound === undefined
    ? { attr: `channels.${channel}`, exists: false }
    : { attr: `channels.${channel}.inbound`, eq: inbound }
