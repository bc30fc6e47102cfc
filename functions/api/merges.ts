import { merges } from '#contract/customers/merges.ts'
import { moveCallsSince } from '../core/calls/recordings/move-calls-since.ts'
import { listMerges } from '../core/messaging/merges/list-merges.ts'
import { undoMerge } from '../core/messaging/merges/undo-merge.ts'
import { serve } from '../serve.ts'

export const handler = serve(merges, {
  list: (_, ctx) => listMerges(ctx),
  undo: ({ params }, ctx) => undoMerge(ctx, params, moveCallsSince),
})
