import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { removeFile } from '../files/remove-file.ts'
import type { ScheduledItem } from './entity.ts'
import { getScheduled, type Place } from './get-scheduled.ts'
import { presentScheduled } from './present-scheduled.ts'
import { refusalOfStatus } from './rules.ts'
import { cancelScheduled, deleteScheduled } from './store.ts'

/** Takes back a scheduled message that waits; one that was refused or canceled is removed from the thread. */
export async function removeScheduled(ctx: Ctx, place: Place) {
  const canceled = await retryOnConflict(async (): Promise<ScheduledItem | false> => {
    const { scheduled } = await getScheduled(ctx, place)
    if (scheduled.status === 'sending' || scheduled.status === 'sent') throw refusalOfStatus(scheduled)
    const isDone =
      scheduled.status === 'waiting' ? await cancelScheduled(scheduled, ctx.now) : await deleteScheduled(scheduled)
    return isDone && { ...scheduled, status: 'canceled' }
  })
  const { file, contact } = canceled
  if (file) await removeFile(ctx.org, contact, file)
  return { scheduled: presentScheduled({ ...canceled, file: undefined }, ctx.caller.language) }
}
