import { findContact } from '../../customers/contacts/door.ts'
import { findCaller } from '../../people/accounts/find-caller.ts'
import { may } from '../../platform/access.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { deliverScheduled, findDelivered, resumeDelivery } from './deliver-scheduled.ts'
import type { ScheduledItem } from './entity.ts'
import { isWaiting, reasonOf } from './rules.ts'
import { endScheduled, findScheduled, setSending } from './store.ts'

type DueWork = Work & { isLate: boolean }
type Due = Record<'conversation' | 'scheduled' | 'due', string>

/** By then Twilio's list has told (`check-message.ts`). */
const LOOK_AGAIN_SECONDS = 60
const MOST_LOOKS = 70

/**
 * Sends a message whose time has come, as its writer with the rights that they have by now. Does nothing if it was moved,
 * taken back, or sent meanwhile. A refusal is recorded; telling its writer follows from that.
 */
export async function sendScheduled(work: DueWork, { looks = 0, ...due }: Due & { looks?: number }): Promise<void> {
  const claim = await claimDue(work.org, due)
  if (claim === 'over') return
  const { claimed, isResumed } = claim
  try {
    const { message, isKnown } = isResumed ? await resume(work, claimed) : await begin(work, claimed)
    if (isKnown || looks >= MOST_LOOKS) await endScheduled(claimed, { status: 'sent', message }, work.now)
    else
      await enqueue('send-scheduled', { org: work.org, ...due, looks: looks + 1 }, { delaySeconds: LOOK_AGAIN_SECONDS })
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error
    const reason = reasonOf(error, claimed)
    const status = reason.key === 'customer_wrote_first' ? 'canceled' : 'refused'
    await endScheduled(claimed, { status, reason }, work.now)
  }
}

/** Claims it if it still waits for this time; `isResumed`: an earlier attempt had, and ended halfway. */
const claimDue = (org: OrgId, { conversation, scheduled: id, due }: Due) =>
  retryOnConflict(async () => {
    const seen = await findScheduled(org, conversation, id)
    if (!seen || !isWaiting(seen) || seen.send_at !== due) return 'over'
    const isResumed = seen.status === 'sending'
    return (isResumed || (await setSending(seen))) && { claimed: { ...seen, status: 'sending' as const }, isResumed }
  })

async function begin(work: DueWork, claimed: ScheduledItem) {
  if (work.isLate) throw new AppError('scheduled_too_late')
  return send(work, claimed)
}

async function resume(work: DueWork, claimed: ScheduledItem) {
  const message = await findDelivered(work.org, claimed)
  return message ? resumeDelivery(await asWriter(work, claimed), claimed, message) : send(work, claimed)
}

async function send(work: DueWork, claimed: ScheduledItem) {
  const unless_heard = claimed.unless_reply ? claimed.heard : undefined
  const message = await deliverScheduled(await asWriter(work, claimed), claimed, { unless_heard, by_itself: true })
  return { message, isKnown: true }
}

/** The work as the writer's; throws if they have left, or may no longer send or see the contact. */
async function asWriter({ org, now, requestId }: DueWork, { user_id, contact: id }: ScheduledItem) {
  const caller = await findCaller(org, user_id)
  if (!caller) throw new AppError('writer_left')
  if (!may(caller, 'write')) throw new AppError('writer_lost_right')
  const contact = await findContact({ org, caller }, id, true)
  if (!contact) throw new AppError('writer_lost_contact')
  return { org, now, requestId, caller }
}
