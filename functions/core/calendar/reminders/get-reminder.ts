import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import type { ReminderItem } from './entity.ts'
import { mayReach } from './rules.ts'
import { findReminder } from './store.ts'

/** A reminder that the caller may change; throws `not_found`, also for a colleague's. */
export async function getReminder({ org, caller }: Ctx, id: string): Promise<ReminderItem> {
  const reminder = await findReminder(org, id)
  if (!reminder || !mayReach(caller, reminder)) throw notFound()
  return reminder
}
