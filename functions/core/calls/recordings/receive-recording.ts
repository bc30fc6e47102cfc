import type { RecordingKind } from '#contract/calls/call-statuses.ts'
import { createFile } from '../../messaging/files/create-file.ts'
import { removeFile } from '../../messaging/files/remove-file.ts'
import { typeOfFile } from '../../messaging/files/type-of-file.ts'
import { BEGINNING_BYTES } from '../../platform/aws/media-files.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { logWarning } from '../../platform/log.ts'
import { openAccount } from '../../telephony/connections/open-account.ts'
import { recordingOwnerOf } from '../calls/customer-of-call.ts'
import { findCall } from '../calls/door.ts'
import type { CallItem } from '../calls/entity.ts'
import { updateCall } from '../calls/update-call.ts'

/**
 * Pauses in seconds before a recording is requested again: Twilio may report one before it is available. The last one
 * repeats for a day.
 */
const PAUSES = [5, 30, 180, 600, 900]
const MOST_TRIES = 100
/** Four hours, the longest call possible, take less. */
const BYTES_MAX = 100 * 1024 * 1024
/** By default Twilio returns a WAV, which is ten times as large. */
const FORMAT = { ending: '.mp3', type: 'audio/mpeg' }

/** Copies a call's recording from Twilio to our own storage; if it is not available, retries for a day. */
export async function receiveRecording(
  work: Work,
  { call: id, kind = 'recording', tries = 0 }: { call: string; kind?: RecordingKind; tries?: number },
): Promise<void> {
  const { org } = work
  const call = await findCall(work, id)
  const recorded = call?.[kind]
  if (!call || !recorded || recorded.file !== undefined) return
  const opened = await openAccount(org, { fresh: true })
  const found = await opened?.account.readMedia(recorded.url + FORMAT.ending, BYTES_MAX)
  if (found?.outcome === 'read') return keep(work, call, kind, found.bytes)
  if (found?.outcome === 'foreign' || found?.outcome === 'too_large' || tries >= MOST_TRIES) {
    logWarning(new Error('A recording could not be had.'), { request_id: work.requestId, org, call: id })
    return giveUp(org, id, kind)
  }
  const delaySeconds = PAUSES[tries] ?? PAUSES.at(-1)
  await enqueue('copy-recordings', { org, call: id, kind, tries: tries + 1 }, { delaySeconds })
}

async function giveUp(org: OrgId, id: string, kind: RecordingKind) {
  await updateCall(org, id, ({ [kind]: recorded }) => (recorded ? { [kind]: { ...recorded, is_lost: true } } : {}))
}

async function keep(work: Work, call: CallItem, kind: RecordingKind, bytes: Uint8Array<ArrayBuffer>) {
  const { org } = work
  const type = (await typeOfFile(bytes.subarray(0, BEGINNING_BYTES), FORMAT.type, '')) ?? FORMAT.type
  const owner = recordingOwnerOf(call)
  const { file, name, content_type } = await createFile(org, owner, { name: kind + FORMAT.ending, type, bytes })
  const latest = await updateCall(org, call, (seen) => {
    const { [kind]: recorded } = seen
    const isWanted = recorded?.file === undefined && recordingOwnerOf(seen) === owner
    return recorded && isWanted ? { [kind]: { ...recorded, file, name, content_type } } : {}
  })
  if (latest?.[kind]?.file === file) return
  // Its contact is gone or another meanwhile, or it was copied twice: check again.
  await removeFile(org, owner, { file })
  await receiveRecording(work, { call: call.id, kind })
}
