import type { NamedWork } from '../../platform/actor.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findShownPrice } from '../../stock/prices/find-shown-price.ts'
import { getOfferedBy } from '../../stock/showroom/door.ts'
import { type Given, givenOf } from '../messages/compose-content.ts'
import type { MessageItem } from '../messages/entity.ts'
import { findMarked } from '../messages/find-marked.ts'
import { markOfClient, markOfResend } from '../messages/message-marks.ts'
import { sendMessage } from '../messages/send-message.ts'
import { isInDoubt, isOpen, wasNeverTaken } from '../messages/statuses.ts'
import { clientIdOf, type ScheduledItem } from './entity.ts'

/** Sends a claimed one through the gate; returns its message's id. However often it is called, one message leaves. */
export async function deliverScheduled(
  work: NamedWork,
  claimed: ScheduledItem,
  on: { unless_heard?: number; by_itself?: boolean } = {},
) {
  const { conversation: id, channel: type, contact: contact_id, to } = claimed
  await refuseOtherPrice(work.org, claimed)
  const { message } = await sendMessage(work, {
    ...{ type, id, contact_id, to, ...on },
    ...contentOf(claimed),
    client_id: clientIdOf(claimed),
  })
  return message.id
}

/** A text that was written with another price than customers may see now waits for its writer. */
async function refuseOtherPrice(org: OrgId, { vehicle_id = '', price }: ScheduledItem) {
  if (price === undefined) return
  const shown = await findShownPrice(org, await getOfferedBy(org, vehicle_id))
  if (shown?.amount !== price) throw new AppError('scheduled_price_changed')
}

function contentOf({ body, file, vehicle_id, template, reply_to, subject, cc }: ScheduledItem): Given {
  if (template) return { template_id: template.id, variables: template.values }
  return { body, files: file && [file], vehicle_id, reply_to, subject, cc }
}

/** The message that an earlier attempt made, or the last one sent in its place. */
export async function findDelivered(org: OrgId, claimed: ScheduledItem): Promise<MessageItem | undefined> {
  const { conversation } = claimed
  let found: MessageItem | undefined
  let next = await findMarked(org, markOfClient(conversation, clientIdOf(claimed)))
  while (next) {
    found = next
    next = await findMarked(org, markOfResend(conversation, next.id))
  }
  return found
}

/**
 * Goes on where an attempt ended halfway. `isKnown`: false until Twilio's list has told whether it took the message; one
 * that it never took is sent again, once.
 */
export async function resumeDelivery(work: NamedWork, claimed: ScheduledItem, message: MessageItem) {
  if (!wasNeverTaken(message)) return { message: message.id, isKnown: !isOpen(message) || isInDoubt(message) }
  const { conversation: id, channel: type, contact: contact_id, to } = claimed
  const again = { type, id, contact_id, to, ...givenOf(message), resend_of: message.id, by_itself: true }
  return { message: (await sendMessage(work, again)).message.id, isKnown: true }
}
