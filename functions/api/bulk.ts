import { bulk } from '#contract/messaging/bulk.ts'
import { getBulk } from '../core/messaging/bulk/get-bulk.ts'
import { startBulk } from '../core/messaging/bulk/start-bulk.ts'
import { undoBulk } from '../core/messaging/bulk/undo-bulk.ts'
import { serve } from '../serve.ts'

export const handler = serve(bulk, {
  change: ({ body }, ctx) => startBulk(ctx, body),
  undo: ({ params }, ctx) => undoBulk(ctx, params),
  get: ({ params }, ctx) => getBulk(ctx, params),
})
