import { WEBCHAT } from '#contract/customers/channels/webchat.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import type { Guest } from '../../platform/ctx.ts'
import { isId } from '../../platform/table/ids.ts'
import { listThreadAfter, listThreadBefore } from '../messages/door.ts'
import type { MessageItem } from '../messages/entity.ts'
import { recordStatus } from '../messages/record-status.ts'
import { isLost, rankOf } from '../messages/statuses.ts'
import { tellPresence } from '../pointers/tell-presence.ts'
import { findThere } from '../presence/door.ts'
import type { VisitorItem } from './entity.ts'
import { getVisitor, type Shown } from './get-visitor.ts'
import { openLine } from './open-line.ts'
import { isNoted, isOf, isTypingNews, maskedPhone, visitorTtl } from './rules.ts'
import { updateVisitor } from './store.ts'

const PAGE = 50

interface Asked {
  after?: string
  seen?: string
  typing?: 'true'
}

/** A visitor's own thread from a message on, and who writes to them; what they were shown has reached them. */
export async function listByVisitor(guest: Guest, shown: Shown, { after, seen, typing }: Asked) {
  const { now } = guest
  const visitor = await getVisitor(shown, now)
  const { org, address, phone } = visitor
  const isTyping = typing === 'true' && isTypingNews(visitor, now)
  await noteThere(visitor, { seen, isTyping }, now)
  const proved = phone ? maskedPhone(phone) : null
  const sender = await findSender(org, address, now)
  if (!('contact' in sender)) return { data: [], writing: null, proved }
  const { contact } = sender
  const conversation = conversationIdOf(contact.id, WEBCHAT)
  const [{ messages }, there] = await Promise.all([
    after && isId(after)
      ? listThreadAfter(org, conversation, after, PAGE, true)
      : listThreadBefore(org, conversation, undefined, PAGE),
    findThere(org, contact.id, now),
  ])
  if (isTyping && there.length > 0) await tellPresence({ org, now }, contact)
  const own = messages.filter((one) => isOf(visitor, one) && !isLost(one))
  for (const message of own) await noteShown({ ...guest, org }, message, seen)
  return {
    data: await Promise.all(own.map((one) => openLine(org, one))),
    writing: there.find(({ doing }) => doing === 'writing')?.name.split(' ')[0] ?? null,
    proved,
  }
}

interface Noted {
  seen: string | undefined
  isTyping: boolean
}
async function noteThere(visitor: VisitorItem, { seen, isTyping }: Noted, now: Date) {
  const isFurther = seen !== undefined && isId(seen) && seen > (visitor.seen ?? '')
  if (isNoted(visitor, now) && !isFurther && !isTyping) return
  await updateVisitor(visitor, {
    seen_at: now.getTime(),
    ttl: visitorTtl(now),
    ...(isFurther && { seen }),
    ...(isTyping && { typed_at: now.getTime() }),
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
