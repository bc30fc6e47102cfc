import { callerOf } from '../../people/accounts/caller-of.ts'
import { findUser } from '../../people/accounts/store.ts'
import type { Ctx, Work } from '../../platform/ctx.ts'
import type { TaskItem } from './entity.ts'
import { findTask, type Progress, setBegun, setEnded, setProgress } from './store.ts'

/** Does what a task asks for, from where it says; `note` what is done. Repeating a part of it changes nothing. */
export type Worker = (ctx: Ctx, task: TaskItem, note: (progress: Progress) => Promise<void>) => Promise<void>

/** After so many workers that broke off it is not tried again: the queue hands it out no more often (contract/jobs.ts). */
const ATTEMPTS_MAX = 5

/** Does a task as whoever asked for it, with what they may do now. */
export async function takeTask(work: Work, id: string, workers: Record<TaskItem['kind'], Worker>): Promise<void> {
  const task = await findTask(work.org, id)
  if (!task || task.status === 'done' || task.status === 'failed') return
  await setBegun(task)
  const ctx = await ctxOf(work, task.user_id)
  if (!ctx) return setEnded(task, 'failed')
  try {
    await workers[task.kind](ctx, task, (progress) => setProgress(task, progress))
  } catch (error) {
    if (task.attempts + 1 >= ATTEMPTS_MAX) await setEnded(task, 'failed')
    throw error
  }
  await setEnded(task, 'done')
}

async function ctxOf(work: Work, userId: string): Promise<Ctx | undefined> {
  const user = await findUser(userId)
  if (user?.org !== work.org || user.suspended) return undefined
  return { ...work, address: '', agent: '', language: user.language, caller: callerOf(user, '') }
}
