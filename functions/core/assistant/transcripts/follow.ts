import { RECORDING_KINDS } from '#contract/calls/call-statuses.ts'
import { Call } from '../../calls/calls/entity.ts'
import { Message } from '../../messaging/messages/entity.ts'
import { findGroup } from '../../people/settings/door.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow, isOf } from '../../platform/table/follow.ts'
import { soundIn, transcriberOf } from './rules.ts'

/** What is older was copied over: a dealership's history is not written out by itself. */
const LATEST_MS = 24 * 3_600_000

export const follows = {
  write_out: follow({ on: [Message, Call], when: (change) => soundsIn(change).length > 0, do: writeOut }),
}

type SoundChange = Change<typeof Message> | Change<typeof Call>

async function writeOut(org: OrgId, changes: SoundChange[]) {
  // Most dealerships have no such AI.
  if (!transcriberOf((await findGroup(org, 'ai')).values)) return
  await enqueueAll(
    'transcribe-sounds',
    changes.flatMap((change) => soundsIn(change).map((sound) => ({ body: { org, ...sound } }))),
  )
}

/** The sounds of customers that this change brought into the store, or that are to be tried again. */
function soundsIn(change: SoundChange) {
  return isOf(Call)(change) ? recordingsIn(change) : voiceNoteIn(change as Change<typeof Message>)
}

function voiceNoteIn({ before, after, at }: Change<typeof Message>) {
  if (!after || soundIn(after) === undefined || (before && soundIn(before) !== undefined)) return []
  const isLate = at.getTime() - Date.parse(after.sent_at) > LATEST_MS
  return after.direction === 'outbound' || isLate ? [] : [{ conversation: after.conversation, message: after.id }]
}

const recordingsIn = ({ before, after }: Change<typeof Call>) =>
  RECORDING_KINDS.filter((kind) => {
    const [old, recorded] = [before?.[kind], after?.[kind]]
    return recorded?.file !== undefined && (old?.file === undefined || (recorded.is_retried && !old.is_retried))
  }).map((kind) => ({ call: after?.id, kind }))
