import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import type { ReminderItem } from './entity.ts'
import { getReminder } from './get-reminder.ts'
import { replaceReminder } from './store.ts'

/** Changes a reminder of the caller's as `decide` says from its current state; returns it. */
export const applyChange = (
  ctx: Ctx,
  id: string,
  decide: (reminder: ReminderItem) => ReminderItem | Promise<ReminderItem>,
): Promise<ReminderItem> =>
  retryOnConflict(async () => {
    const before = await getReminder(ctx, id)
    const after = await decide(before)
    return (await replaceReminder(before, after)) && after
  })
