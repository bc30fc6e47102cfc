import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { logWarning } from '../../platform/log.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { earliestId } from '../../platform/table/ids.ts'
import type { Listed } from '../../telephony/carriers/carrier.ts'
import { carrierOf } from '../../telephony/carriers/carriers.ts'
import { findMessage, listAllAfter } from './door.ts'
import type { MessageItem } from './entity.ts'
import { type Fate, fateOf, timesOf } from './fate-of.ts'
import { recordStatus } from './record-status.ts'
import { takeSid } from './sid-store.ts'
import { GIVEN_UP, isAwaited, isOnItsWay, isTaken, mayBeTaken, REFUSED_BY_ABSENCE } from './statuses.ts'
import { advanceMessage } from './store.ts'

/** The pauses after each look, in seconds: the first comes a minute after sending, the last an hour. */
const PAUSES = [60, 120, 240, 480, 900, 900, 840]
/** After so many looks (four minutes) a list that does not tell will hardly tell later: the person is told so. */
const LOOKS_UNTIL_TOLD = 3
/** A message whose sid its carrier dates at a moment was written at most so long before: no function lives as long. */
const OWNER_MS = 3_600_000

type Found = Fate<MessageItem, Listed> | { kind: 'listed'; as: Listed } | { kind: 'unasked' }
/** `waiting`: the carrier could not be asked, or has not sent the message yet. */
type Outcome = 'settled' | 'open' | 'waiting'

/**
 * Finds out, in the carrier's own list, what became of a message whose acceptance is not known, also where the sending process
 * ended first, or whose delivery reports do not come. Looks again, with growing pauses, for an hour; then, or where the
 * list leaves it open, the person is told.
 */
export async function checkMessage(
  work: Work,
  input: { conversation: string; message: string; looks?: number },
): Promise<void> {
  const { org } = work
  const { conversation, message: id, looks = 1 } = input
  const found = await look(work, conversation, id)
  if (found === 'settled') return

  const delaySeconds = PAUSES[looks - 1]
  const isTold = delaySeconds === undefined || (found === 'open' && looks >= LOOKS_UNTIL_TOLD)
  await advanceMessage(org, conversation, id, isTold ? GIVEN_UP : { status: 'unknown' })
  if (delaySeconds === undefined) return
  await enqueue('check-messages', { org, conversation, message: id, looks: looks + 1 }, { delaySeconds })
}

/** Records what the list tells; anew where another check took something of it meanwhile. */
async function look(work: Work, conversation: string, id: string): Promise<Outcome> {
  let outcome: Outcome = 'settled'
  await retryOnConflict(async () => {
    const message = await findMessage(work.org, conversation, id, true)
    if (!message || !isAwaited(message)) return true
    const found = await findFate(work, message)
    if (found.kind === 'taken' && !(await takeSid(message, found.as.sid, found.rivals))) return false
    if (found.kind === 'absent') await advanceMessage(work.org, conversation, id, REFUSED_BY_ABSENCE)
    if (found.kind === 'open') outcome = 'open'
    if (found.kind === 'unasked') outcome = 'waiting'
    if ('as' in found) outcome = await recordListed(work, message, found.as)
    return true
  })
  return outcome
}

async function findFate({ org, requestId }: Work, message: MessageItem): Promise<Found> {
  try {
    const listed = await carrierOf(message.channel).listSent?.(org, message, timesOf(message))
    if (!listed) return { kind: 'unasked' }
    if (isTaken(message)) {
      const own = listed.find(({ sid }) => sid === message.sid)
      return own ? { kind: 'listed', as: own } : { kind: 'unasked' }
    }
    // Read after the list: whoever owns a sid that is listed had been written before.
    const sent = await listSent(org, message)
    const sids = new Set(sent.map(({ sid }) => sid))
    const isUnclaimed = ({ sid }: Listed) => !sids.has(sid) && !message.not_sids?.has(sid)
    const unclaimed = listed.filter((one) => one.isFromUs && isUnclaimed(one))
    return fateOf(message, sent.filter(mayBeTaken), unclaimed)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    logWarning(error, { request_id: requestId, org, code: error.code })
    return { kind: 'unasked' }
  }
}

/** The conversation's outbound messages from well before this one until now, oldest first. */
async function listSent(org: OrgId, { conversation, sent_at }: MessageItem): Promise<MessageItem[]> {
  const after = earliestId(Date.parse(sent_at) - OWNER_MS)
  const all = await listAllAfter(org, conversation, { after, isFresh: true })
  return all.filter(({ direction }) => direction === 'outbound')
}

/** What the list tells of a message counts as a delivery report. */
async function recordListed(work: Work, { conversation, id }: MessageItem, as: Listed): Promise<Outcome> {
  const { sid, status, error_code, isOptedOut } = as
  await recordStatus(work, { conversation, message: id, sid, status, error_code, isOptedOut })
  return isOnItsWay(status) ? 'waiting' : 'settled'
}
