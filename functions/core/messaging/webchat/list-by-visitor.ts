import { WEBCHAT } from '#contract/customers/channels/webchat.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import type { Guest } from '../../platform/ctx.ts'
import { isId } from '../../platform/table/ids.ts'
import { listThreadAfter, listThreadBefore } from '../messages/door.ts'
import type { MessageItem } from '../messages/entity.ts'
import { recordStatus } from '../messages/record-status.ts'
import { isLost, rankOf } from '../messages/statuses.ts'
import { findWriting } from '../presence/door.ts'
import type { VisitorItem } from './entity.ts'
import { getVisitor, type Shown } from './get-visitor.ts'
import { openLine } from './open-line.ts'
import { isNoted, isOf, maskedPhone, visitorTtl } from './rules.ts'
import { updateVisitor } from './store.ts'

const PAGE = 50

/** A visitor's own thread from a message on, and who writes to them; what they were shown has reached them. */
export async function listByVisitor(guest: Guest, shown: Shown, { after, seen }: { after?: string; seen?: string }) {
  const { now } = guest
  const visitor = await getVisitor(shown, now)
  const { org, address, phone } = visitor
  await noteThere(visitor, seen, now)
  const proved = phone ? maskedPhone(phone) : null
  const sender = await findSender(org, address, now)
  if (!('contact' in sender)) return { data: [], writing: null, proved }
  const { contact } = sender
  const conversation = conversationIdOf(contact.id, WEBCHAT)
  const [{ messages }, writer] = await Promise.all([
    after && isId(after)
      ? listThreadAfter(org, conversation, after, PAGE, true)
      : listThreadBefore(org, conversation, undefined, PAGE),
    findWriting(org, contact.id, now),
  ])
  const own = messages.filter((one) => isOf(visitor, one) && !isLost(one))
  for (const message of own) await noteShown({ ...guest, org }, message, seen)
  return {
    data: await Promise.all(own.map((one) => openLine(org, one))),
    writing: writer?.name.split(' ')[0] ?? null,
    proved,
  }
}

async function noteThere(visitor: VisitorItem, seen: string | undefined, now: Date) {
  const isFurther = seen !== undefined && isId(seen) && seen > (visitor.seen ?? '')
  if (isNoted(visitor, now) && !isFurther) return
  await updateVisitor(visitor, {
    seen_at: now.getTime(),
    ttl: visitorTtl(now),
    ...(isFurther && { seen }),
  })
}

/** Records that their page got a message, or showed it to them. */
async function noteShown(
  work: Parameters<typeof recordStatus>[0],
  { direction, conversation, id, sid, rank }: MessageItem,
  seen: string | undefined,
) {
  const status = seen !== undefined && id <= seen ? 'read' : 'delivered'
  if (direction === 'inbound' || sid === undefined || rank >= rankOf(status)) return
  await recordStatus(work, { conversation, message: id, sid, status })
}
