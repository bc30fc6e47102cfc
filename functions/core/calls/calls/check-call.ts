import { isOpenCall } from '#contract/calls/call-statuses.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { logWarning } from '../../platform/log.ts'
import { findCall } from './door.ts'
import type { CallItem } from './entity.ts'
import { endWith, settleCall } from './settle-call.ts'

/** The pauses after each check; the last one is repeated for six hours. */
const PAUSES = [300, 600, 900]
const MOST_LOOKS = 26

/** Checks whether a call is over that Twilio may not have reported, until it is. No call stays open forever. */
export async function checkCall(work: Work, { call: id, looks = 1 }: { call: string; looks?: number }): Promise<void> {
  const { org } = work
  const call = await findCall(work, id)
  if (!call || !isOpenCall(call.status)) return
  if (call.sid === undefined || looks >= MOST_LOOKS) {
    await endWith(org, call, call.sid === undefined || call.status !== 'in-progress' ? 'failed' : 'completed')
    return
  }
  const latest = await settleOrWait(work, call)
  if (!latest || !isOpenCall(latest.status)) return
  const delaySeconds = PAUSES[looks - 1] ?? PAUSES.at(-1)
  await enqueue('check-calls', { org, call: id, looks: looks + 1 }, { delaySeconds })
}

async function settleOrWait({ org, requestId }: Work, call: CallItem) {
  try {
    return await settleCall(org, call)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    logWarning(error, { request_id: requestId, org, code: error.code })
    return call
  }
}
