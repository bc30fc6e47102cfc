import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { any } from 'dynamodb-toolbox/schema/any'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** What somebody asked for that takes longer than an answer: a job does it as them, and says here how far it is. */
export const Task = new Entity({
  ...entityDefaults,
  name: 'task',
  schema: item({
    org: string().key(),
    id: string().key(),
    kind: string().enum('bulk', 'export', 'calls'),
    user_id: string(),
    /** What was asked for, as its kind has it. */
    asked: any(),
    status: string().enum('waiting', 'running', 'done', 'failed'),
    done: number().default(0),
    total: number().optional(),
    /** How many contacts somebody was given by it. */
    given: number().default(0),
    /** Whether its asker saw everybody when it was asked for, or done: its file may hold what they may see no longer. */
    saw_all: boolean().optional(),
    /** Behind which the rest of it is to be done. */
    place: string().optional(),
    /** How many workers have begun it since it last got further. */
    attempts: number().default(0),
    /** Which of them has it, and until when (epoch milliseconds) if it gives no sign of life. */
    held_by: string().optional(),
    held_until: number().default(0),
    ttl: number(),
  }),
  computeKey: ({ org, id }) => ({ pk: `O#${org}#TASK#${id}`, sk: 'TASK' }),
})

export type TaskItem = FormattedItem<typeof Task>
