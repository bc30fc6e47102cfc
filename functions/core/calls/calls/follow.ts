import { isOpenCall } from '#contract/calls/call-statuses.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { isByMerge, partsOf } from '../../customers/contacts/merged-parts.ts'
import { putEntry } from '../../customers/history/door.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { Call, type CallItem } from './entity.ts'
import { moveCall, moveCalls } from './move-calls.ts'
import { publishCalls } from './publish-calls.ts'
import { startOf } from './rules.ts'

type CallChange = Change<typeof Call>

/** The first check, in seconds after a call began; a browser that has not connected by then never will. */
const FIRST_LOOK_SECONDS = 120

export const follows = {
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
  record_history: follow({ on: [Call], when: isEndedAnew, do: recordHistory }),
  keep_desks: follow({
    on: [Contact],
    when: ({ before, after }) =>
      before !== undefined &&
      after !== undefined &&
      (before.assignee !== after.assignee ||
        displayName(before) !== displayName(after) ||
        isByMerge({ before, after })),
    do: async (org, changes) => {
      const ids = changes.flatMap(({ after }) => (after ? partsOf(after) : []))
      for (const contact of new Set(ids)) await moveCalls(org, contact)
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

/** True if this change ended a contact's call, or changed how it ended. */
function isEndedAnew({ before, after }: CallChange): boolean {
  if (after?.contact === undefined || isOpenCall(after.status)) return false
  return after.status !== before?.status || after.seconds !== before.seconds
}

async function recordHistory(org: OrgId, changes: CallChange[]) {
  // In order: the same call may occur more than once.
  for (const { after } of changes) if (after?.contact) await putEntry(entryOf(org, after, after.contact))
}

const entryOf = (org: OrgId, call: CallItem, contact: string) => ({
  org,
  contact,
  id: call.id,
  type: 'call' as const,
  at: startOf(call),
  user_id: call.agent,
  user_name: call.agent_name,
  call: { direction: call.direction, status: call.status, seconds: call.seconds ?? 0 },
})
