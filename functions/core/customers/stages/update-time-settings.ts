import type { TimeSettings } from '#contract/customers/time-settings.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { setTimes } from './store.ts'

/** Sets the hours by which the board's cards are colored, for everybody. */
export async function updateTimeSettings({ org }: Ctx, times: TimeSettings): Promise<TimeSettings> {
  await setTimes(org, times)
  return times
}
