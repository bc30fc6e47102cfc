import { DEFAULT_HOURS } from '#contract/customers/time-settings.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getPipeline } from './store.ts'

/** The hours by which the board's cards are colored. */
export const getTimeSettings = async ({ org }: Ctx) => (await getPipeline(org, true)).times ?? DEFAULT_HOURS
