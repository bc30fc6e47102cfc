import type { TimeSettings } from '#contract/customers/time-settings.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { setTimes } from './store.ts'

/** Sets the hours by which the board's cards are colored, for everybody. */
export async function updateTimeSettings(ctx: Ctx, times: TimeSettings): Promise<TimeSettings> {
  await setTimes(ctx.org, times)
  await recordAct(ctx, { action: 'stage_times_changed', about: 'stage-times' })
  return times
}
