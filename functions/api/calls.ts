import { calls } from '#contract/calls/calls.ts'
import { createCall } from '../core/calls/calls/create-call.ts'
import { endCall } from '../core/calls/calls/end-call.ts'
import { getCall } from '../core/calls/calls/get-call.ts'
import { listActive } from '../core/calls/calls/list-active.ts'
import { createCallsExport } from '../core/calls/exports/create-calls-export.ts'
import { getCallsExport } from '../core/calls/exports/get-calls-export.ts'
import { getStats } from '../core/calls/history/get-stats.ts'
import { listHistory } from '../core/calls/history/list-history.ts'
import { openRecording } from '../core/calls/recordings/open-recording.ts'
import { listColleagues } from '../core/calls/routing/list-colleagues.ts'
import { transferCall } from '../core/calls/routing/transfer-call.ts'
import { serve } from '../serve.ts'

export const handler = serve(calls, {
  history: ({ query }, ctx) => listHistory(ctx, query),
  stats: ({ query }, ctx) => getStats(ctx, query),
  make: ({ body }, ctx) => createCall(ctx, body),
  active: (_, ctx) => listActive(ctx),
  colleagues: (_, ctx) => listColleagues(ctx),
  export: ({ query }, ctx) => createCallsExport(ctx, query),
  exported: ({ params }, ctx) => getCallsExport(ctx, params),
  get: ({ params }, ctx) => getCall(ctx, params),
  end: ({ params }, ctx) => endCall(ctx, params),
  transfer: ({ params, body }, ctx) => transferCall(ctx, { ...params, ...body }),
  recording: ({ params, query }, ctx) => openRecording(ctx, { ...params, ...query }),
})
