import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import type { TaskItem } from './entity.ts'
import { findTask } from './store.ts'

/** A task of this kind that the caller asked for; throws `not_found`, also for a colleague's. */
export async function openTask({ org, caller }: Ctx, kind: TaskItem['kind'], id: string): Promise<TaskItem> {
  const task = await findTask(org, id)
  if (task?.kind !== kind || task.user_id !== caller.id) throw notFound()
  return task
}
