import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { deliverScheduled } from './deliver-scheduled.ts'
import { getScheduled, type Place } from './get-scheduled.ts'
import { presentScheduled } from './present-scheduled.ts'
import { isEditable, refusalOfStatus } from './rules.ts'
import { claimNow, endScheduled, findScheduled, giveBack, removeDueOf } from './store.ts'

/** Sends a scheduled message at once, as the caller's. If it is refused, the caller is told and it stays as it was. */
export async function sendScheduledNow(ctx: Ctx, place: Place) {
  const seen = await retryOnConflict(async () => {
    const { scheduled } = await getScheduled(ctx, place)
    if (!isEditable(scheduled)) throw refusalOfStatus(scheduled)
    return (await claimNow(scheduled, ctx.caller)) && scheduled
  })
  try {
    const message = await deliverScheduled(ctx, seen)
    await endScheduled(seen, { status: 'sent', message }, ctx.now)
    await removeDueOf(seen)
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    await giveBack(seen)
    throw error
  }
  const after = await findScheduled(ctx.org, place.id, place.scheduledId)
  return { scheduled: presentScheduled(after ?? seen, ctx.caller.language) }
}
