import { decodeTime } from 'ulid'
import { findContact } from '../../customers/contacts/door.ts'
import { callerOf } from '../../people/accounts/caller-of.ts'
import { findMember } from '../../people/accounts/door.ts'
import { isLive } from '../../people/accounts/live-sessions.ts'
import { findNotice } from '../../people/notifications/door.ts'
import { inboxesOf } from '../../people/notifications/notice-inboxes.ts'
import { findDevice } from '../../people/push-devices/door.ts'
import type { PushDeviceItem } from '../../people/push-devices/entity.ts'
import { sendPush } from '../../people/push-devices/send-push.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Caller, Work } from '../../platform/ctx.ts'
import { logWarning } from '../../platform/log.ts'
import { findUnread } from './list-notifications.ts'
import { writePush } from './write-push.ts'

/** Told later than this, it is no news; a mail has told of it long since. */
const NEWS_HOURS = 24
/** Pauses before a vendor that took nothing is asked again. */
const PAUSES_SECONDS = [30, 120, 600]

/** A notice, and the user's device that is to be told of it. */
export interface WaitingPush {
  inbox: string
  id: string
  user: string
  device: string
  /** The number of times its vendor has been asked; absent for never. */
  tries?: number
}

/**
 * Tells one device of a notice, unless its user has seen it by now or wants no notification at this hour. A device that
 * takes nothing any more is forgotten.
 */
export async function sendNotificationPush(work: Work, waiting: WaitingPush): Promise<void> {
  const device = await findDevice(work.org, waiting.user, waiting.device)
  const caller = device && (await findOwner(work, device, waiting.inbox))
  const message = caller && (await composeMessage(work, waiting, caller))
  if (!message) return

  const outcome = await sendPush(device, message, work.now)
  if (outcome.is === 'refused') logWarning(new Error(`A push was refused: ${outcome.why}`), { org: work.org })
  if (outcome.is === 'later') await tryLater(work, waiting)
}

/** The device's user, as long as they are signed in there and read this inbox. */
async function findOwner({ org }: Work, { user, session, auth_time }: PushDeviceItem, inbox: string) {
  const person = await findMember(org, user)
  if (!person || !isLive(person, { origin_jti: session, auth_time })) return undefined
  const caller = callerOf(person, session)
  return inboxesOf(caller).includes(inbox) ? { ...caller, dealership: person.org_name } : undefined
}

async function composeMessage({ org, now }: Work, { inbox, id }: WaitingPush, to: Caller & { dealership: string }) {
  const notice = await findNotice(org, inbox, id)
  if (!notice || now.getTime() - decodeTime(id) > NEWS_HOURS * 3_600_000) return undefined
  const news = await findUnread({ org, caller: to, now }, notice, 'browser')
  if (!news) return undefined
  const contact = news.contact_id ? await findContact({ org }, news.contact_id) : undefined
  return writePush(news, { to, dealership: to.dealership, contact })
}

async function tryLater({ org }: Work, { tries = 0, ...waiting }: WaitingPush) {
  const delaySeconds = PAUSES_SECONDS[tries]
  if (delaySeconds !== undefined)
    await enqueue('push-notifications', { org, ...waiting, tries: tries + 1 }, { delaySeconds })
}
