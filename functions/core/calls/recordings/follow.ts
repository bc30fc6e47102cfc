import { RECORDING_KINDS } from '#contract/calls/call-statuses.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { type Change, follow } from '../../platform/changes/follow.ts'
import { Call } from '../calls/entity.ts'

export const follows = {
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
}

/** The kinds of recording that this change added. */
const recordedIn = ({ before, after }: Change<typeof Call>) =>
  RECORDING_KINDS.filter((kind) => after?.[kind] !== undefined && after[kind]?.sid !== before?.[kind]?.sid)
