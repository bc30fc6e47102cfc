import type { Work } from '../ctx.ts'
import { receiveMessage } from '../messages/receive-message.ts'
import { hasMessage } from '../messages/store.ts'
import { openTwilio, type TwilioAccount, type TwilioMessage } from '../outside/twilio.ts'
import { getConnection } from './get-connection.ts'
import { importSince, isForUs } from './rules.ts'
import { markImported } from './store.ts'

/**
 * Brings in the customers' messages that Twilio lists and no webhook delivered: an outage, rejected webhooks, another
 * account. Oldest first; safe to repeat and beside the webhooks, because a message is known by its sid. One that cannot be
 * brought in holds up no other, but the next import begins before it again.
 */
export async function importMessages(work: Work): Promise<void> {
  const { org, now } = work
  const connection = await getConnection(org, { fresh: true })
  if (!connection) return
  const twilio = await openTwilio(connection)
  const listed = await twilio.list({ after: importSince(connection.imported_until, now) })
  const failures: unknown[] = []
  let at = now.getTime()
  for (const message of listed.toReversed()) {
    if (message.direction !== 'inbound' || !isForUs(message, connection)) continue
    if (await hasMessage(org, message.sid)) continue
    // a thread is ordered by arrival, so each arrives a little after the one before
    await bringIn({ ...work, now: new Date(at++) }, twilio, message).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} messages could not be imported.`)
  await markImported(org, connection.account_sid, now)
}

async function bringIn(work: Work, twilio: TwilioAccount, message: TwilioMessage) {
  const { sid, from, body, num_media, date_created: occurred_at } = message
  const media = num_media > 0 ? await twilio.media(sid) : []
  await receiveMessage(work, { sid, from, body, media, occurred_at })
}
