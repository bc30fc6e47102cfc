import { RECORDING_KINDS } from '#contract/calls/call-statuses.ts'
import { forgetVoicemailWords } from '../../messaging/messages/record-voicemail-words.ts'
import { keptFileKey } from '../../platform/aws/media-files.ts'
import { removeFolder } from '../../platform/aws/remove-folder.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { recordingOwnerOf } from '../calls/customer-of-call.ts'
import { listCalls } from '../calls/door.ts'
import type { CallItem } from '../calls/entity.ts'
import { updateCall } from '../calls/update-call.ts'
import { deleteTranscripts } from './store.ts'

const AT_ONCE = 100

/** Removes the recordings of calls from before a moment, and what was said in them; the calls stay. Safe to repeat. */
export async function removeRecordingsBefore(org: OrgId, before: Date): Promise<void> {
  const to = earliestId(before.getTime())
  let place: string | undefined
  do {
    const page = await listCalls(org, [{ of: 'all' }], { to }, place, AT_ONCE)
    for (const call of page.calls) if (RECORDING_KINDS.some((kind) => call[kind])) await removeRecordings(org, call)
    place = page.place
  } while (place !== undefined)
}

async function removeRecordings(org: OrgId, call: CallItem): Promise<void> {
  const owner = recordingOwnerOf(call)
  for (const kind of RECORDING_KINDS) {
    const file = call[kind]?.file
    if (file) await removeFolder(keptFileKey(org, owner, file))
  }
  await deleteTranscripts(org, { owner, call: call.id })
  await forgetVoicemailWords(org, call.id)
  await updateCall(org, call.id, () => ({ recording: undefined, voicemail: undefined }))
}
