import { isOpenCall, RECORDING_KINDS } from '#contract/calls/call-statuses.ts'
import { EVERYBODY, NOBODY } from '../customers/contacts/desk-names.ts'
import { Contact } from '../customers/contacts/entity.ts'
import { displayName } from '../customers/contacts/rules.ts'
import { putEntry } from '../customers/history/store.ts'
import { Message } from '../messaging/messages/entity.ts'
import { recordMissedCall } from '../messaging/missed-calls/record-missed-call.ts'
import type { Voicemail } from '../messaging/missed-calls/store.ts'
import { recordNews } from '../people/notifications/record-news.ts'
import { INBOXES, type News, toSecond } from '../people/notifications/rules.ts'
import { enqueueAll } from '../platform/aws/queues.ts'
import { type Change, follow } from '../platform/changes/follow.ts'
import type { OrgId } from '../platform/ctx.ts'
import { FIRST_LOOK_SECONDS } from './calls/check-call.ts'
import { Call, type CallItem } from './calls/entity.ts'
import { moveCall, moveCalls } from './calls/move-calls.ts'
import { publishCalls } from './calls/publish-calls.ts'
import { customerNumberOf, isLeftWaiting, startOf } from './calls/rules.ts'
import { countCalls } from './history/count-calls.ts'

type CallChange = Change<typeof Call>

export const follows = {
  count_calls: follow({ on: [Call], do: countCalls }),
  tell_calls: follow({ on: [Call], do: publishCalls, isBestEffort: true }),
  check_calls: follow({
    on: [Call],
    when: ({ before, after }) => before === undefined && after !== undefined && isOpenCall(after.status),
    do: (org, changes) =>
      enqueueAll(
        'check-calls',
        changes.map(({ after }) => ({ body: { org, call: after?.id }, delaySeconds: FIRST_LOOK_SECONDS })),
      ),
  }),
  copy_recordings: follow({
    on: [Call],
    when: (change) => recordedIn(change).length > 0,
    do: (org, changes) =>
      enqueueAll(
        'copy-recordings',
        changes.flatMap((change) =>
          recordedIn(change).map((kind) => ({ body: { org, call: change.after?.id, kind } })),
        ),
      ),
  }),
  record_history: follow({ on: [Call], when: isEndedAnew, do: recordHistory }),
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
  keep_desks: follow({
    on: [Contact],
    when: ({ before, after }) =>
      before !== undefined &&
      after !== undefined &&
      (before.assignee !== after.assignee || displayName(before) !== displayName(after)),
    do: async (org, changes) => {
      for (const contact of new Set(changes.map(({ after }) => after?.id ?? ''))) await moveCalls(org, contact)
    },
  }),
  keep_new_desks: follow({
    on: [Call],
    when: ({ before, after }) => after?.contact !== undefined && after.contact !== before?.contact,
    do: async (org, changes) => {
      for (const { after } of changes) if (after) await moveCall(org, after)
    },
  }),
}

/** What was recorded with this change. */
const recordedIn = ({ before, after }: CallChange) =>
  RECORDING_KINDS.filter((kind) => after?.[kind] !== undefined && after[kind]?.sid !== before?.[kind]?.sid)

/** Whether a contact's call is over with this change, or otherwise over than before. */
function isEndedAnew({ before, after }: CallChange): boolean {
  if (after?.contact === undefined || isOpenCall(after.status)) return false
  return after.status !== before?.status || after.seconds !== before.seconds
}

async function recordHistory(org: OrgId, changes: CallChange[]) {
  // In their order: the same call may be told twice.
  for (const { after } of changes) if (after?.contact) await putEntry(entryOf(org, after, after.contact))
}

const entryOf = (org: OrgId, call: CallItem, contact: string) => ({
  ...{ org, contact, id: call.id, type: 'call' as const, at: startOf(call) },
  ...{ user_id: call.agent, user_name: call.agent_name },
  call: { direction: call.direction, status: call.status, seconds: call.seconds ?? 0 },
})

/** Whether with this change somebody's call was missed, or more is known of what they left after it. */
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
  for (const { after, at, sequence } of changes) {
    if (!after) continue
    await recordMissedCall(
      { org, now: at, requestId: sequence },
      { call: after.id, from: customerNumberOf(after), voicemail: voicemailOf(after) },
    )
  }
}

/** Told by when it was missed: since it began, its reader may have read what came in meanwhile. */
const newsOf = (call: CallItem, missedAt: Date): News => ({
  inbox: call.desk === NOBODY ? INBOXES.team : call.desk === EVERYBODY ? INBOXES.managers : call.desk,
  kind: 'call_missed',
  about: call.id,
  contact: call.contact,
  at: toSecond(missedAt),
})
