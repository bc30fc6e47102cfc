import { pipeline } from '#contract/customers/pipeline.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../../lib/client.ts'
import { useRow } from '../../lib/use-row.ts'

/** The first cards of each stage, or those of one stage after a cursor. */
export const readBoard = (query?: Input<typeof pipeline.board>['query']) => call(pipeline.board, { query })

/** It reads every contact, so it is requested rarely, and only if the loaded cards do not suffice. */
const COUNTED_AGAIN_MS = 300_000

/** Number of contacts of each age, beyond the loaded cards. */
export const useAges = (isWanted: boolean) =>
  useRow(pipeline.ages, isWanted ? {} : null, {
    refreshInterval: COUNTED_AGAIN_MS,
    dedupingInterval: COUNTED_AGAIN_MS,
    revalidateOnFocus: false,
  })
