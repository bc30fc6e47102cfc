import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import type { Refused } from '#contract/refusals.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { scheduledOf } from '../conversations/partitions.ts'

/** A message that waits for its time. Its file is the contact's already: an upload would be gone within a week. */
export const Scheduled = new Entity({
  ...entityDefaults,
  name: 'scheduled',
  schema: item({
    org: string().key(),
    conversation: string().key(),
    id: string().key(),
    contact: string(),
    channel: string().enum(...ALL_CHANNELS),
    /** The person who wrote it, or changed it last: it is sent as theirs. */
    user_id: string(),
    user_name: string(),
    /** Of a template with its values filled in. */
    body: string(),
    file: map({ file: string(), name: string(), content_type: string(), size: number() }).optional(),
    vehicle_id: string().optional(),
    /** The vehicle's price in dollars, where the text says it. */
    price: number().optional(),
    template: map({ id: string(), name: string(), values: list(string()) }).optional(),
    reply_to: string().optional(),
    to: string().optional(),
    /** Of a mail, where they are others than before. */
    subject: string().optional(),
    cc: list(string()).optional(),
    /** ISO 8601, to the millisecond. */
    send_at: string(),
    unless_reply: boolean(),
    /** The number of messages the customer had sent when it was written. */
    heard: number(),
    /** `sending`: somebody has claimed it, so nobody can change it any more. */
    status: string().enum('waiting', 'sending', 'sent', 'canceled', 'refused'),
    reason: any().castAs<Refused>().optional(),
    message: string().optional(),
    created_at: string(),
    updated_at: string(),
    ended_at: string().optional(),
    ttl: number().optional(),
  }),
  computeKey: ({ org, conversation, id }) => ({ pk: scheduledOf(org, conversation), sk: id }),
})

/** What a client schedules under one id of its own is one message. */
export const scheduledIdOf = (conversation: string, clientId: string) => derivedId('scheduled', conversation, clientId)
/** The client id of the message that it becomes: however often that is sent, it is one. */
export const clientIdOf = ({ id }: { id: string }) => derivedId('scheduled message', id)

export type ScheduledItem = FormattedItem<typeof Scheduled>
