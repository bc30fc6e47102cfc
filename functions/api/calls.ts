import { calls } from '#contract/calls/calls.ts'
import { getCall } from '../core/calls/calls/get-call.ts'
import { listActive } from '../core/calls/calls/list-active.ts'
import { createCallsExport } from '../core/calls/exports/create-calls-export.ts'
import { getCallsExport } from '../core/calls/exports/get-calls-export.ts'
import { getStats } from '../core/calls/history/get-stats.ts'
import { listHistory } from '../core/calls/history/list-history.ts'
import { getTranscript } from '../core/calls/recordings/get-transcript.ts'
import { presignRecording } from '../core/calls/recordings/presign-recording.ts'
import { listColleagues } from '../core/calls/routing/list-colleagues.ts'
import { serve } from '../serve.ts'

// Most of what starts this function only reads, and starts sooner without what talks to Twilio.
const loadCreate = async () => (await import('../core/calls/calls/create-call.ts')).createCall
const loadEnd = async () => (await import('../core/calls/calls/end-call.ts')).endCall
const loadRequest = async () => (await import('../core/assistant/transcripts/request-transcript.ts')).requestTranscript
const loadTransfer = async () => (await import('../core/calls/routing/transfer-call.ts')).transferCall

export const handler = serve(calls, {
  history: ({ query }, ctx) => listHistory(ctx, query),
  stats: ({ query }, ctx) => getStats(ctx, query),
  make: async ({ body }, ctx) => (await loadCreate())(ctx, body),
  active: (_, ctx) => listActive(ctx),
  colleagues: (_, ctx) => listColleagues(ctx),
  export: ({ query }, ctx) => createCallsExport(ctx, query),
  exported: ({ params }, ctx) => getCallsExport(ctx, params),
  get: ({ params }, ctx) => getCall(ctx, params),
  end: async ({ params }, ctx) => (await loadEnd())(ctx, params),
  transfer: async ({ params, body }, ctx) => (await loadTransfer())(ctx, { ...params, ...body }),
  transcript: ({ params, query }, ctx) => getTranscript(ctx, { ...params, ...query }),
  requestTranscript: async ({ params, body }, ctx) => (await loadRequest())(ctx, { ...params, ...body }),
  recording: ({ params, query }, ctx) => presignRecording(ctx, { ...params, ...query }),
})
