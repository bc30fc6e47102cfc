import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { KEPT_DAYS } from '#contract/kept-days.ts'
import { seesEverything } from '../../platform/access.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { newId } from '../../platform/table/ids.ts'
import { Task, type TaskItem } from './entity.ts'

type NewTask = Pick<TaskItem, 'kind' | 'asked' | 'status' | 'total'> & {
  id?: string
  done?: number
  given?: number
}

/** Puts a task of the caller's; one that waits is begun by what follows (customers/follows.ts). */
export async function putTask({ org, caller, now }: Ctx, task: NewTask): Promise<{ id: string }> {
  const { id = newId(now) } = task
  const ttl = taskTtl(now)
  await Task.build(PutItemCommand)
    .item({ ...task, org, id, user_id: caller.id, ttl, saw_all: seesEverything(caller) })
    .send()
  return { id }
}

/** Removes tasks whose files were ended: nobody is led to them any more. */
export const removeTasks = (org: OrgId, ids: readonly string[]): Promise<void> =>
  writeAll(ids.map((id) => Task.build(BatchDeleteRequest).key({ org, id })))

/** When what belongs to a task of now is forgotten, in seconds. */
export const taskTtl = (now: Date) => Math.floor(now.getTime() / 1000) + KEPT_DAYS.downloads * 86_400
