import { pipeline } from '#contract/customers/pipeline.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../../lib/client.ts'

/** The first cards of each stage, or of one from behind a cursor. */
export const readBoard = (query?: Input<typeof pipeline.board>['query']) => call(pipeline.board, { query })
