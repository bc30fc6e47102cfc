import { EVERYBODY, NOBODY } from '../../customers/contacts/desk-names.ts'
import { Message } from '../../messaging/messages/entity.ts'
import { recordMissedCall, type Voicemail } from '../../messaging/messages/record-missed-call.ts'
import type { News } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { toSecond } from '../../platform/to-second.ts'
import { customerNumberOf, isLeftWaiting } from '../calls/customer-of-call.ts'
import { Call, type CallItem } from '../calls/entity.ts'

type CallChange = Change<typeof Call>

export const follows = {
  mark_missed: follow({ on: [Call], when: hasMissedMore, do: markMissed }),
  note_missed: follow({
    on: [Call],
    when: ({ before, after }) => isLeftWaiting(after) && !isLeftWaiting(before),
    do: (org, changes) =>
      recordNews(
        org,
        changes.flatMap(({ after, at }) => (after ? [newsOf(after, at)] : [])),
      ),
  }),
  text_back: follow({
    on: [Message],
    when: ({ before, after }) => before === undefined && after?.call !== undefined,
    do: (org, changes) =>
      enqueueAll(
        'send-text-backs',
        changes.map(({ after }) => ({ body: { org, call: after?.call?.id } })),
      ),
  }),
}

/** True if this change made a call missed, or added to what is known of its voicemail. */
function hasMissedMore({ before, after }: CallChange): boolean {
  if (!isLeftWaiting(after) || after.contact === undefined) return false
  return !isLeftWaiting(before) || voicemailOf(after)?.status !== voicemailOf(before)?.status
}

function voicemailOf({ voicemail }: CallItem): Voicemail | undefined {
  if (!voicemail) return undefined
  const status = voicemail.file !== undefined ? 'ready' : voicemail.is_lost ? 'failed' : 'copying'
  return { seconds: voicemail.seconds, status }
}

async function markMissed(org: OrgId, changes: CallChange[]) {
  for (const { after, sequence } of changes) {
    if (!after) continue
    await recordMissedCall(
      // A call has one time wherever it stands: when it began.
      { org, now: momentOf(after.id), requestId: sequence },
      { call: after.id, from: customerNumberOf(after), voicemail: voicemailOf(after) },
    )
  }
}

/** Ringing and a voicemail are over by then. */
const LONGEST_MS = 5 * 60_000

/**
 * Dated by when the call was missed: since it began, the reader may have read newer messages. One that is followed late
 * was missed within minutes all the same.
 */
const newsOf = (call: CallItem, seenAt: Date): News => ({
  inbox: call.desk === NOBODY ? INBOXES.team : call.desk === EVERYBODY ? INBOXES.managers : call.desk,
  kind: 'call_missed',
  about: call.id,
  contact: call.contact,
  at: new Date(Math.min(toSecond(seenAt).getTime(), momentOf(call.id).getTime() + LONGEST_MS)),
})
