import type { Work } from '../../platform/ctx.ts'
import { logFailure } from '../../platform/log.ts'
import type { Arrived } from '../../telephony/carriers/carrier.ts'
import { ALL_CARRIERS } from '../../telephony/carriers/carriers.ts'
import { receiveMessage } from './receive-message.ts'
import { findArrival } from './sid-store.ts'

/**
 * Brings in the customers' messages that carriers list and no webhook delivered: an outage, rejected webhooks, another
 * account. Oldest first; safe to repeat and beside the webhooks, because a message is known by its sid. One that cannot be
 * brought in holds up no other: the next imports begin with it again, until it is older than they look back.
 */
export async function importMessages(work: Work): Promise<void> {
  for (const carrier of ALL_CARRIERS) {
    const arrived = await carrier.listArrived?.(work)
    if (arrived) await bringAllIn(work, arrived)
  }
}

async function bringAllIn(work: Work, { messages, markImported }: Arrived) {
  const { org, now, requestId } = work
  let until = now
  let at = now.getTime()
  for (const message of messages) {
    try {
      // A thread is ordered by arrival, so each arrives a little after the one before, whoever brought that one in.
      const arrived = await bringIn({ ...work, now: new Date(at) }, message)
      at = Math.max(at, arrived + 1)
    } catch (error) {
      logFailure(error, { request_id: requestId, org, sid: message.sid })
      if (message.occurred_at < until) until = message.occurred_at
    }
  }
  await markImported(until)
}

/** Takes a message in that is not there yet; answers when it arrived, now or before, in epoch milliseconds. */
async function bringIn(work: Work, { listMedia, ...message }: Arrived['messages'][number]): Promise<number> {
  const known = await findArrival(work.org, message.sid)
  if (known !== undefined) return known
  await receiveMessage(work, { ...message, media: await listMedia() })
  return (await findArrival(work.org, message.sid)) ?? work.now.getTime()
}
