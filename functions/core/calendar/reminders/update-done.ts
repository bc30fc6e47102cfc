import type { Ctx } from '../../platform/ctx.ts'
import { applyChange } from './apply-change.ts'
import { getOnePresented } from './get-presented.ts'

/** Marks a reminder done, or open again: its person is still told then, unless they were before. */
export async function updateDone(ctx: Ctx, { id, done }: { id: string; done: boolean }) {
  const reminder = await applyChange(ctx, id, (before) => ({
    ...before,
    done_at: done ? (before.done_at ?? ctx.now.toISOString()) : undefined,
  }))
  return getOnePresented(ctx, reminder)
}
