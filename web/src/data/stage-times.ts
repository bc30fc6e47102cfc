import { pipeline } from '#contract/customers/pipeline.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { know } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

/** Number of hours after which a card on the board is colored. */
export const useTimes = () => useRow(pipeline.times, {})
export const updateTimes = async (body: Input<typeof pipeline.updateTimes>['body']) =>
  know(pipeline.times, {}, await call(pipeline.updateTimes, { body }))
