import { seesEverything } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { TaskItem } from './entity.ts'
import { findTask } from './store.ts'

/**
 * A task of this kind that the caller asked for; throws `not_found`, also for a colleague's, and `export_of_more` for a file
 * of everybody where they may see everybody no longer.
 */
export async function getOwnTask({ org, caller }: Ctx, kind: TaskItem['kind'], id: string): Promise<TaskItem> {
  const task = await findTask(org, id)
  if (task?.kind !== kind || task.user_id !== caller.id) throw notFound()
  if (kind !== 'bulk' && task.saw_all && !seesEverything(caller)) throw new AppError('export_of_more')
  return task
}
