import { RECORDING_KINDS } from '#contract/calls/call-statuses.ts'
import { indexTexts } from '../../customers/text-words/index-texts.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { Call } from '../calls/entity.ts'
import { CallTranscript } from './entity.ts'

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
  index_transcripts: follow({
    on: [CallTranscript],
    when: ({ before, after }) => after !== undefined && after.said.text !== before?.said.text,
    do: (org, changes) =>
      indexTexts(
        org,
        'c',
        changes.flatMap(({ after }) =>
          after ? [{ contact: after.owner, at: momentOf(after.call), text: after.said.text }] : [],
        ),
      ),
  }),
}

/** The kinds of recording that this change added. */
const recordedIn = ({ before, after }: Change<typeof Call>) =>
  RECORDING_KINDS.filter((kind) => after?.[kind] !== undefined && after[kind]?.sid !== before?.[kind]?.sid)
