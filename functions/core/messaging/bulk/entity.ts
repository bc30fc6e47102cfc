import { any } from 'dynamodb-toolbox/schema/any'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import type { BulkChange } from '#contract/messaging/bulk.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** What a change of many has another value for; what it leaves as it was is absent, nobody is null. */
export interface Was {
  id: string
  stage?: string
  assignee?: string | null
  lacked_label?: true
}

/** The input of a task that undoes a change of many. */
export interface Undoing {
  /** The task of that change, and what it set. */
  undo: string
  set: NonNullable<BulkChange['set']>
}

/** The batch of a change that was made at once. */
export const ALL_IN_ONE = 'all'

/** The state of a part of many contacts before they were changed, kept as long as the change's task. */
export const Before = new Entity({
  ...entityDefaults,
  name: 'bulk-before',
  schema: item({
    org: string().key(),
    task: string().key(),
    /** The place in the change where the part begins. */
    batch: string().key(),
    contacts: any(),
    ttl: number(),
  }),
  computeKey: ({ org, task, batch }) => ({ pk: beforeOf(org, task), sk: batch }),
})

export const beforeOf = (org: string, task: string) => `O#${org}#TASK#${task}#BEFORE`
