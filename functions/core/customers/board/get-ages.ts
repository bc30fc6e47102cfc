import { type Age, countAges } from '#contract/customers/card-age.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { heardAt } from '../contacts/contact-times.ts'
import { listDates } from '../contacts/list-cards.ts'
import { getTimeSettings } from '../stages/get-time-settings.ts'
import { readStageCounts } from './list-board.ts'

/**
 * How many contacts that the caller may see are of each age. Age changes by itself, so no counter can follow it: all
 * cards are read, and only their dates leave the table.
 */
export async function getAges(ctx: Ctx): Promise<Record<Age, number>> {
  const [times, stages] = await Promise.all([getTimeSettings(ctx), readStageCounts(ctx)])
  const dates = await listDates(ctx, [...stages.keys()])
  return countAges(
    dates.map(({ listed, heard_at }) => ({ updated_at: listed.updated_at, last_message_at: heardAt(heard_at) })),
    times,
    ctx.now.getTime(),
  )
}
