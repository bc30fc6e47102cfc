import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { string } from 'dynamodb-toolbox/schema/string'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { conversationOf } from './partitions.ts'

/**
 * What decides who may read a conversation. It sorts behind every message, so the query that opens a conversation from
 * its newest end brings it along.
 */
export const Head = new Entity({
  ...entityDefaults,
  name: 'head',
  schema: item({
    org: string().key(),
    conversation: string().key(),
    contact: string(),
    channel: string().enum(...ALL_CHANNELS),
    assignee: string().optional(),
    /** Conversations of who was merged into the contact: their messages stand in this thread too. */
    joined: list(string()).optional(),
    /** The conversation that a merge made this one a part of: whoever asks for it gets that one. */
    joined_to: string().optional(),
  }),
  computeKey: ({ org, conversation }) => ({ pk: conversationOf(org, conversation), sk: '~HEAD' }),
})

export type HeadItem = FormattedItem<typeof Head>
