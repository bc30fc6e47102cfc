import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { set } from 'dynamodb-toolbox/schema/set'
import { string } from 'dynamodb-toolbox/schema/string'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { MESSAGE_KINDS } from '#contract/messaging/message-kinds.ts'
import { MEDIA_STATUSES, MESSAGE_STATUSES } from '#contract/telephony/message-statuses.ts'
import { ACTOR_KINDS } from '../../platform/actor.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { conversationOf } from '../conversations/partitions.ts'
import { keptItems } from '../items/item-kinds.ts'

/** A message, ordered in its conversation by the time of its first durable arrival (its id is a ULID of that time). */
export const Message = new Entity({
  ...entityDefaults,
  name: 'message',
  schema: item({
    org: string().key(),
    conversation: string().key(),
    id: string().key(),
    contact: string(),
    channel: string().enum(...ALL_CHANNELS),
    direction: string().enum('inbound', 'outbound'),
    /** Absent of a text. */
    kind: string()
      .enum(...MESSAGE_KINDS)
      .optional(),
    body: string(),
    sent_at: string(),
    status: string().enum(...MESSAGE_STATUSES),
    /** The rank of its status (statuses.ts): it only grows. */
    rank: number(),
    sid: string().optional(),
    /** Sids that were found to be another message's: never written here. */
    not_sids: set(string()).optional(),
    error_code: string().optional(),
    /** The addresses that it was written from and to: one is the customer's address, the other the dealership's own. */
    from: string().optional(),
    to: string().optional(),
    /** The dealership's own, where it is not the usual one. */
    line: string().optional(),
    client_id: string().optional(),
    /** The message that this one is in place of, which did not arrive. */
    resend_of: string().optional(),
    user_id: string().optional(),
    user_name: string().optional(),
    /** The sender, where no person did by themselves (platform/actor.ts). */
    by: string()
      .enum(...ACTOR_KINDS)
      .optional(),
    /** Files: `url` is where Twilio keeps a customer's, `file` where it lies with us (files/create-file.ts). */
    media: list(
      map({
        url: string().optional(),
        content_type: string(),
        status: string().enum(...MEDIA_STATUSES),
        file: string().optional(),
        name: string().optional(),
        size: number().optional(),
        is_link: boolean().optional(),
      }),
    ).optional(),
    /** The text as Twilio got it, where that is not the body: a file's link, or none beside a file. */
    sent_body: string().optional(),
    /** The merge whose undoing moved it here from another conversation. */
    moved: string().optional(),
    /** Twilio's own reading of STOP and START, which it also confirms. */
    opt_out_type: string().optional(),
    /** The customer's last mark on it. */
    reaction: string().optional(),
    /** When they did, where the carrier says that. */
    reaction_at: string().optional(),
    /** How often it was edited, and when last. */
    edits: number().optional(),
    edited_at: string().optional(),
    ...keptItems,
  }),
  computeKey: ({ org, conversation, id }) => ({ pk: conversationOf(org, conversation), sk: messageKey(id) }),
})

export const messageKey = (id: string) => `M#${id}`

/**
 * Says that a message is there already: by Twilio's sid for an inbound one, for one we send by the client's id or by the
 * message it is in place of; and which of ours a sid is that Twilio's list told of.
 */
export const Marker = new Entity({
  ...entityDefaults,
  name: 'marker',
  schema: item({ org: string().key(), mark: string().key(), conversation: string(), message: string() }),
  computeKey: ({ org, mark }) => ({ pk: `O#${org}#MARK#${mark}`, sk: 'MARK' }),
})

export type MessageItem = FormattedItem<typeof Message>
