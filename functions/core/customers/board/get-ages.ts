import { type Age, countAges } from '#contract/customers/card-age.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { heardAt } from '../contacts/contact-times.ts'
import { desksSeenBy } from '../contacts/desk-names.ts'
import { getTimeSettings } from '../stages/get-time-settings.ts'
import { readStageCounts } from './list-board.ts'
import { listDates } from './store.ts'

/**
 * How many contacts that the caller may see are of each age. Age changes by itself, so no counter can follow it: all
 * cards are read, and only their dates leave the table.
 */
export async function getAges(ctx: Ctx): Promise<Record<Age, number>> {
  const [times, stages] = await Promise.all([getTimeSettings(ctx), readStageCounts(ctx)])
  const places = [...stages.keys()].flatMap((stage) => desksSeenBy(ctx.caller).map((desk) => ({ stage, desk })))
  const dates = await Promise.all(places.map(({ stage, desk }) => listDates(ctx.org, desk, stage)))
  return countAges(
    dates.flat().map(({ listed, heard_at }) => ({ updated_at: listed.updated_at, last_message_at: heardAt(heard_at) })),
    times,
    ctx.now.getTime(),
  )
}
