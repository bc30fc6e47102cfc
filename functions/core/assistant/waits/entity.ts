import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** Who is told next. */
const STEPS = ['agent', 'colleague', 'managers'] as const
/** `gone`: the customer was deleted. */
const ENDS = ['answered', 'closed', 'stopped', 'gone'] as const

/** A customer whom the assistant left to people. Its id is that of the turn that did so. */
export const Wait = new Entity({
  ...entityDefaults,
  name: 'assistant-wait',
  schema: item({
    org: string().key(),
    id: string().key(),
    contact: string(),
    channel: string().enum(...ALL_CHANNELS),
    /** An answer is written, and waits for approval: nothing was handed over. */
    is_draft: boolean().optional(),
    began_at: string(),
    step: string().enum(...STEPS),
    /** When the step is due, which claims it; absent once the wait is over. */
    next_at: string().optional(),
    end: string()
      .enum(...ENDS)
      .optional(),
    /** A person answered before managers had to be told. */
    in_time: boolean().optional(),
    version: number(),
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: waitsOf(org), sk: id }),
})
export const waitsOf = (org: string) => `O#${org}#AIWAITS`
export type WaitItem = FormattedItem<typeof Wait>
export type WaitEnd = NonNullable<WaitItem['end']>

/** Which wait of a contact is not over; a contact has one. */
export const OpenWait = new Entity({
  ...entityDefaults,
  name: 'assistant-open-wait',
  schema: item({ org: string().key(), contact: string().key(), wait: string() }),
  computeKey: ({ org, contact }) => ({ pk: besideOf(org, contact), sk: 'AIWAIT' }),
})
