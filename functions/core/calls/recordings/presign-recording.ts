import type { RecordingKind } from '#contract/calls/call-statuses.ts'
import { presignFile } from '../../messaging/files/presign-file.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { recordingOwnerOf } from '../calls/customer-of-call.ts'
import { getVisibleCall } from '../calls/get-call.ts'

/** A short-lived URL of a call's recording or of the caller's message. */
export async function presignRecording(ctx: Ctx, { id, kind = 'recording' }: { id: string; kind?: RecordingKind }) {
  const call = await getVisibleCall(ctx, id)
  const held = [call[kind], call.recording, call.voicemail].find((one) => one?.file !== undefined)
  const { file, name = '', content_type = '' } = held ?? {}
  if (file === undefined) throw new AppError('recording_not_here')
  return { location: await presignFile(ctx.org, recordingOwnerOf(call), { file, name, content_type }) }
}
