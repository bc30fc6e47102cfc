import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A user's request that takes longer than a response may: a job does it as that user, and records its progress here. */
export const Task = new Entity({
  ...entityDefaults,
  name: 'task',
  schema: item({
    org: string().key(),
    id: string().key(),
    kind: string().enum('bulk', 'export', 'calls', 'campaign', 'person', 'deletion'),
    user_id: string(),
    /** The request, in the form of its kind. */
    asked: any(),
    status: string().enum('waiting', 'running', 'done', 'failed'),
    done: number().default(0),
    total: number().optional(),
    /** The number of contacts that it assigned. */
    given: number().default(0),
    /** True if its user saw all contacts when it was requested or done: its file may hold some they may no longer see. */
    saw_all: boolean().optional(),
    /** Behind which the rest of it is to be done. */
    place: string().optional(),
    /** The number of workers that started it since its last progress. */
    attempts: number().default(0),
    /** The worker that holds it, and the time its lease ends (epoch milliseconds) unless renewed. */
    held_by: string().optional(),
    held_until: number().default(0),
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: `O#${org}#TASK#${id}`, sk: 'TASK' }),
})

export type TaskItem = FormattedItem<typeof Task>

export interface Progress {
  done: number
  given?: number
  total?: number
  place?: string
}
