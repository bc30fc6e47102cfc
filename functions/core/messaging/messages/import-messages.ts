import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { logFailure, logWarning } from '../../platform/log.ts'
import { importSince, markImported } from '../../telephony/connections/door.ts'
import { type Account, openAccount } from '../../telephony/connections/open-account.ts'
import { isForUs } from '../../telephony/connections/own-senders.ts'
import { receiveMessage } from './receive-message.ts'
import { findArrival } from './sid-store.ts'

/**
 * Brings in the customers' messages that Twilio lists and no webhook delivered: an outage, rejected webhooks, another
 * account. Oldest first; safe to repeat and beside the webhooks, because a message is known by its sid. One that cannot be
 * brought in holds up no other: the next imports begin with it again, until it is older than they look back.
 */
export async function importMessages(work: Work): Promise<void> {
  const { org, now, requestId } = work
  const opened = await openAccount(org, { fresh: true })
  if (!opened) return
  const { account: twilio, connection } = opened
  const listed = await listUnlessRefused(twilio, importSince(connection.imported_until, now), work)
  if (!listed) return
  let until = now
  let at = now.getTime()
  for (const message of listed.toReversed()) {
    if (message.direction !== 'inbound' || !isForUs(message, connection)) continue
    try {
      // A thread is ordered by arrival, so each arrives a little after the one before, whoever brought that one in.
      const arrived = await bringIn({ ...work, now: new Date(at) }, twilio, message)
      at = Math.max(at, arrived + 1)
    } catch (error) {
      logFailure(error, { request_id: requestId, org, sid: message.sid })
      if (message.date_created < until) until = message.date_created
    }
  }
  await markImported(org, connection.account_sid, until)
}

/** A wrong auth token or a suspended account is the manager's to mend, who sees it in the settings: no repeat helps. */
async function listUnlessRefused(twilio: Account, after: Date, work: Work) {
  try {
    return await twilio.list({ after })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'twilio_refused')) throw error
    logWarning(error, { request_id: work.requestId, org: work.org })
    return undefined
  }
}

type Listed = Awaited<ReturnType<Account['list']>>[number]

/** Takes a message in that is not there yet; answers when it arrived, now or before, in epoch milliseconds. */
async function bringIn(work: Work, twilio: Account, message: Listed): Promise<number> {
  const { sid, from, to, body, num_media, date_created: occurred_at } = message
  const known = await findArrival(work.org, sid)
  if (known !== undefined) return known
  const media = num_media > 0 ? await twilio.media(sid) : []
  await receiveMessage(work, { sid, from, to, body, media, occurred_at })
  return (await findArrival(work.org, sid)) ?? work.now.getTime()
}
