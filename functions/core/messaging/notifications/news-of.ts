import { decodeTime } from 'ulid'
import type { BulkChange } from '#contract/messaging/bulk.ts'
import type { Contact, ContactItem } from '../../customers/contacts/entity.ts'
import { isUnread } from '../../customers/contacts/inbox-sections.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import type { HistoryEntry } from '../../customers/history/entity.ts'
import type { Task } from '../../customers/tasks/entity.ts'
import type { News } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import type { Handover } from '../../people/team/entity.ts'
import { facetsOf } from '../../platform/actor.ts'
import { type Change, isOf } from '../../platform/table/follow.ts'
import { toSecond } from '../../platform/to-second.ts'
import type { Message } from '../messages/entity.ts'
import type { Scheduled } from '../scheduled/entity.ts'

type Told =
  | Change<typeof Contact>
  | Change<typeof Message>
  | Change<typeof HistoryEntry>
  | Change<typeof Task>
  | Change<typeof Handover>
  | Change<typeof Scheduled>

/** The news that a change is, and to whom; undefined for most. */
export function newsOf(change: Told): News | undefined {
  if (isOf<typeof Contact>('contact')(change)) return ofContact(change)
  if (isOf<typeof Message>('message')(change)) return ofMessage(change)
  if (isOf<typeof Task>('task')(change)) return ofTask(change)
  if (isOf<typeof Handover>('handover')(change)) return ofHandover(change)
  if (isOf<typeof Scheduled>('scheduled')(change)) return ofScheduled(change)
  return isOf<typeof HistoryEntry>('history-entry')(change) ? ofHistory(change) : undefined
}

/** A customer begins to wait, or has nobody any more: of an open conversation that is unread already, one more message is no news. */
function ofContact({ before, after, at }: Change<typeof Contact>): News | undefined {
  if (!after || isByMerge({ before, after }) || !isUnread(after)) return
  const isFreed = before?.assignee !== undefined && after.assignee === undefined
  if (before && isUnread(before) && !isFreed) return
  // A missed call is news of its own (calls/missed/follow.ts).
  if (after.last_call && !isFreed) return
  const { id, assignee } = after
  const told = { about: id, contact: id, at: isFreed ? toSecond(at) : lastMessageAt(after) }
  return assignee === undefined
    ? { ...told, inbox: INBOXES.team, kind: 'unassigned_waits' }
    : { ...told, inbox: assignee, kind: 'customer_waits' }
}

/** The time at which the message came in that the row shows, by its id: one that is brought in late was written earlier. */
const lastMessageAt = ({ last_message_id, last_message_at }: ContactItem) =>
  new Date(last_message_id ? decodeTime(last_message_id) : (last_message_at ?? 0))

const FAILED = new Set(['failed', 'undelivered'])

function ofMessage({ before, after, at }: Change<typeof Message>): News | undefined {
  if (!after || !FAILED.has(after.status) || FAILED.has(before?.status ?? '')) return
  const { id, contact, conversation, user_id, by } = after
  const inbox = { itself: user_id, managers: INBOXES.managers, nobody: undefined }[facetsOf(by).failuresGoTo]
  if (inbox) return { inbox, kind: 'message_failed', about: id, contact, conversation, at: toSecond(at) }
}

const WITHOUT_WRITER = new Set(['writer_left', 'writer_lost_right', 'writer_lost_contact'])

/** A message was refused at its time: its writer is told, or the managers if the writer has left or may send it no more. */
function ofScheduled({ before, after }: Change<typeof Scheduled>): News | undefined {
  if (after?.status !== 'refused' || before?.status !== 'sending' || !after.ended_at) return
  const { id: about, contact, conversation, user_id, reason, ended_at } = after
  const inbox = WITHOUT_WRITER.has(reason?.key ?? '') ? INBOXES.managers : user_id
  return { inbox, kind: 'scheduled_refused', about, contact, conversation, at: new Date(ended_at) }
}

/** Somebody was given a conversation by another, or by Lotwire. */
function ofHistory({ before, after }: Change<typeof HistoryEntry>): News | undefined {
  if (before || after?.type !== 'assignee' || after.is_of_many) return
  if (after.to === undefined || after.to === after.user_id) return
  const { contact, to, at } = after
  return { inbox: to, kind: 'assigned', about: contact, contact, at: new Date(at) }
}

const OVER = new Set(['done', 'failed'])

/** Somebody was given many by another at once. */
function ofTask({ before, after, at }: Change<typeof Task>): News | undefined {
  if (!after?.given || !OVER.has(after.status) || OVER.has(before?.status ?? '')) return
  const { id, asked, user_id, given } = after
  const to = (asked as BulkChange).set?.assignee
  if (!to || to === 'me' || to === user_id) return
  // The second that it ended in may have begun before it did.
  const ended = new Date(Math.max(toSecond(at).getTime(), decodeTime(id)))
  return { inbox: to, kind: 'assigned', about: id, count: given, at: ended }
}

/** Somebody was given what a colleague looked after; what was found a moment later counts along. */
function ofHandover({ before, after }: Change<typeof Handover>): News | undefined {
  if (!after?.to || !after.moved_at || after.moved_at === before?.moved_at) return
  const { person, to, by, at, given, moved_at } = after
  if (given === 0 || to === by) return
  return { inbox: to, kind: 'assigned', about: `${person} ${at}`, count: given, at: new Date(moved_at) }
}
