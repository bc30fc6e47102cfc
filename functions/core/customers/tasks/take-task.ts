import { findCaller } from '../../people/accounts/find-caller.ts'
import { seesEverything } from '../../platform/access.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Ctx, Work } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import type { Progress, TaskItem } from './entity.ts'
import { findTask, HELD_MS, holdTask, setEnded, setProgress } from './store.ts'

/** Does what a task asks for, from where it says; `note` what is done. Repeating a part of it changes nothing. */
export type Worker = (ctx: Ctx, task: TaskItem, note: (progress: Progress) => Promise<void>) => Promise<void>

/** After so many workers that broke off without getting any further it is not tried again. */
const ATTEMPTS_MAX = 5

class TakenOver extends Error {}

/** Does a task as whoever asked for it, with what they may do now. One whose worker was killed is taken over by the next. */
export async function takeTask(work: Work, id: string, workers: Record<TaskItem['kind'], Worker>): Promise<void> {
  const { org } = work
  const seen = await findTask(org, id)
  if (!seen || seen.status === 'done' || seen.status === 'failed') return
  // Whoever comes then sees whether this worker, or the one that has it, still lives.
  await enqueue('run-tasks', { org, task: id }, { delaySeconds: HELD_MS / 1000 })
  const task = await holdTask(org, id, newId(work.now))
  if (!task) return
  const ctx = task.attempts > ATTEMPTS_MAX ? undefined : await ctxOf(work, task.user_id)
  if (!ctx) {
    await setEnded(task, { status: 'failed' })
    return
  }
  try {
    await workers[task.kind](ctx, task, async (progress) => {
      if (!(await setProgress(task, progress))) throw new TakenOver()
    })
    await setEnded(task, { status: 'done', saw_all: seesEverything(ctx.caller) })
  } catch (error) {
    if (!(error instanceof TakenOver)) throw error
  }
}

async function ctxOf(work: Work, userId: string): Promise<Ctx | undefined> {
  const caller = await findCaller(work.org, userId)
  return caller && { ...work, address: '', agent: '', language: caller.language, caller }
}
