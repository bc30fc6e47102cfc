import { pipeline } from '#contract/customers/pipeline.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../../lib/client.ts'
import { useRow } from '../../lib/use-row.ts'

/** The first cards of each stage, or of one from behind a cursor. */
export const readBoard = (query?: Input<typeof pipeline.board>['query']) => call(pipeline.board, { query })

/** Everybody is read for it, so it is asked for once in a while, and only where the loaded cards do not say it. */
const COUNTED_AGAIN_MS = 300_000

/** How many contacts there are of each age, beyond the cards that are loaded. */
export const useAges = (isWanted: boolean) =>
  useRow(pipeline.ages, isWanted ? {} : null, {
    refreshInterval: COUNTED_AGAIN_MS,
    dedupingInterval: COUNTED_AGAIN_MS,
    revalidateOnFocus: false,
  })
