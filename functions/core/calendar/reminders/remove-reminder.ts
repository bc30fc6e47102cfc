import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { getReminder } from './get-reminder.ts'
import { deleteReminder } from './store.ts'

export async function removeReminder(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await retryOnConflict(async () => deleteReminder(await getReminder(ctx, id)))
}
