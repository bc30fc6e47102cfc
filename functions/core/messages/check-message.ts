import { getConnection } from '../connections/get-connection.ts'
import { addressOn } from '../contacts/rules.ts'
import type { OrgId, Work } from '../ctx.ts'
import { openTwilio } from '../outside/twilio.ts'
import { earliestId } from '../table/ids.ts'
import type { MessageItem } from './entity.ts'
import { ACCEPTED, asTaken, isTaken, REFUSED_BY_ABSENCE, readStatus } from './rules.ts'
import { advanceMessage, getMessage, listAfter } from './store.ts'

/** Twilio's clock and ours, and how long a request may have been on its way. */
const BEFORE_MS = 2 * 60_000
const AFTER_MS = 15 * 60_000
/** So many later messages of the conversation are looked through for sids that are claimed already. */
const NEIGHBOURS = 200

/**
 * Finds out what became of a message whose acceptance is not known, in Twilio's own list: one unclaimed message to the
 * same recipient with the same text and time is it; none means it was never taken; two leave it to the person.
 */
export async function checkMessage({ org }: Work, input: { conversation: string; message: string }): Promise<void> {
  const message = await getMessage(org, input.conversation, input.message, true)
  if (!message || isTaken(message)) return
  const connection = await getConnection(org, { fresh: true })
  if (!connection) return

  const account = await openTwilio(connection)
  const sentAt = Date.parse(message.sent_at)
  const listed = await account.list({
    to: addressOn(message.channel, message.to ?? ''),
    after: new Date(sentAt - BEFORE_MS),
    before: new Date(sentAt + AFTER_MS),
  })
  const claimed = await claimedSids(org, message, sentAt)
  const candidates = listed.filter((one) => one.direction !== 'inbound' && !claimed.has(one.sid))
  const [found, ...others] = candidates.filter((one) => one.body === message.body)
  if (others.length > 0) return
  if (!found) {
    // Twilio may have changed the text (a trial account's preface, Smart Encoding): any other candidate leaves it open.
    if (candidates.length === 0) await advanceMessage(org, message.conversation, message.id, REFUSED_BY_ABSENCE)
    return
  }
  const status = readStatus(found.status)
  await advanceMessage(org, message.conversation, message.id, { ...ACCEPTED, sid: found.sid })
  if (status)
    await advanceMessage(org, message.conversation, message.id, {
      ...asTaken(status),
      sid: found.sid,
      error_code: found.error_code ?? undefined,
    })
}

async function claimedSids(org: OrgId, message: MessageItem, sentAt: number): Promise<Set<string>> {
  const from = earliestId(sentAt - BEFORE_MS)
  const { messages } = await listAfter(org, message.conversation, from, NEIGHBOURS, true)
  return new Set(messages.flatMap((one) => one.sid ?? []))
}
