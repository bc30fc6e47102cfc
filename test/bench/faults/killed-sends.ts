import { workerData } from 'node:worker_threads'
import { sendMessage } from '../../../functions/core/messaging/messages/send-message.ts'
import type { Ctx } from '../../../functions/core/platform/ctx.ts'

/** The work of a process that is about to be killed: all these sends at once. */
export interface Doomed {
  ctx: Ctx
  sends: Parameters<typeof sendMessage>[1][]
}

const { ctx, sends } = workerData as Doomed
await Promise.all(sends.map((send) => sendMessage(ctx, send)))
